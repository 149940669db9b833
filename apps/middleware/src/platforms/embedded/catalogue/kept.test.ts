import { expect, test } from 'vitest';
import { createKept } from './kept.ts';

/** Says how often it has read. */
function counting(bytes = 1) {
  const kept = createKept<number>(14, () => bytes);
  let reads = 0;
  const ask = (key: string, version = '1') =>
    kept(key, version, async () => {
      reads += 1;
      return reads;
    });
  return { ask, kept };
}

test('what is asked for again at its version is not read again, at another it is', async () => {
  const { ask } = counting();
  expect([await ask('a'), await ask('a'), await ask('a', '2'), await ask('a', '2')]).toEqual([1, 1, 2, 2]);
});

test('those who ask at once share one reading', async () => {
  const { ask } = counting();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
});

test('what was asked for longest ago is forgotten where all together are too large, the last never', async () => {
  const { ask } = counting(5);
  expect([await ask('a'), await ask('b'), await ask('a'), await ask('c')]).toEqual([1, 2, 1, 3]);
  expect([await ask('a'), await ask('b')]).toEqual([1, 4]);
  const large = counting(100);
  expect([await large.ask('a'), await large.ask('a')]).toEqual([1, 1]);
});

test('a reading that failed is told to those who asked, and made again for the next', async () => {
  const { kept } = counting();
  const failing = () => kept('a', '1', () => Promise.reject(new Error('gone')));
  const ends = await Promise.allSettled([failing(), failing()]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await kept('a', '1', () => Promise.resolve(7))).toBe(7);
});
