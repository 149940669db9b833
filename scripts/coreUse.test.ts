import { expect, it } from 'vitest';
import { watchCores } from './coreUse.ts';

it('cores have worked for a part of the time in which one of them is kept busy', () => {
  const busy = watchCores();
  const nothingYet = busy();
  for (let round = 0, sum = 0; round < 300_000_000; round += 1) sum += round;
  expect(nothingYet).toBeGreaterThanOrEqual(0);
  expect(busy()).toBeGreaterThan(0);
  expect(busy()).toBeLessThanOrEqual(1);
});
