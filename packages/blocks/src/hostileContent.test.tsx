import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { schemas } from './schemas.ts';
import { arbitraryOf } from './testing/arbitraryOf.ts';
import { blockIds, everyFixture } from './testing/library.ts';
import { mutated } from './testing/mutated.ts';
import { htmlOf, pageOf } from './testing/servedPage.tsx';

const seed = 20_261_120;
const validItems = 1000;
const mutatedItems = 300;
const each = (items: number): number => Math.ceil(items / blockIds.length);

/** React says on the console what it could not throw: a key used twice, an attribute that is none. */
const complaints = vi.spyOn(console, 'error');
beforeEach(() => complaints.mockClear());
afterEach(() => expect(complaints).not.toHaveBeenCalled());

describe.each(blockIds)('%s', (id) => {
  test('whatever its schema accepts is shown by the server', async () => {
    for (const content of fc.sample(arbitraryOf(schemas[id]), { numRuns: each(validItems), seed })) {
      const { page, broken } = pageOf(id, content);
      expect(broken, JSON.stringify(content)).toEqual([]);
      await expect(htmlOf(page), JSON.stringify(content)).resolves.toContain('<div');
    }
  });

  test('a fixture with a field made wrong is shown, or broken with a reason that names the field', async () => {
    const own = everyFixture.filter((fixture) => fixture.id === id);
    const mutations = fc.constantFrom(...own).chain(({ content }) => mutated(content));
    for (const { content, path, what } of fc.sample(mutations, { numRuns: each(mutatedItems), seed })) {
      const { page, broken } = pageOf(id, content);
      for (const { problem } of broken) expect(problem, `${path} ${what}`).toMatch(/→ at \w/);
      await expect(htmlOf(page), `${path} ${what}`).resolves.toContain('<div');
    }
  });
});
