import { describe, expect, it } from 'vitest';
import { createStatementNames } from './serverClient.ts';

describe('the names of statements', () => {
  it('a statement that comes again and again has one name of its own', () => {
    const nameOf = createStatementNames();
    const [first, second, third, fourth] = Array.from({ length: 4 }, () => nameOf('select 1'));
    expect([first, second]).toEqual([undefined, undefined]);
    expect(third).toBeDefined();
    expect(fourth).toBe(third);
    expect(Array.from({ length: 3 }, () => nameOf('select 2')).at(-1)).not.toBe(third);
  });

  it('are so many at most, and what comes once takes no room', () => {
    const nameOf = createStatementNames();
    for (let one = 0; one < 10_000; one += 1) expect(nameOf(`once ${one}`)).toBeUndefined();
    const often = Array.from({ length: 1_000 }, (_, one) => {
      nameOf(`often ${one}`);
      nameOf(`often ${one}`);
      return nameOf(`often ${one}`);
    });
    expect(new Set(often.filter((name) => name !== undefined)).size).toBe(400);
  });
});
