import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';
import { type Pixels, readPixels, writePixels } from './pixels.ts';

/** A picture of one grey, with some pixels of another. */
function grey(
  level: number,
  marks: readonly (readonly [at: number, level: number])[] = [],
  width = 20,
): Pixels {
  const data = Buffer.alloc(width * 10 * 4, level);
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  for (const [place, other] of marks) data.fill(other, place * 4, place * 4 + 3);
  return { width, height: 10, data };
}

test('a picture does not differ from itself', () => {
  expect(differenceOf(grey(200), grey(200))).toBeUndefined();
});

test('a few pixels of nearly the same shade are noise', () => {
  const marks = Array.from({ length: 32 }, (_, place) => [place, 224] as const);
  expect(differenceOf(grey(200), grey(200, marks))).toBeUndefined();
});

test('twelve pixels a shade further are noise, and thirteen a difference', () => {
  const marked = (count: number) =>
    grey(
      200,
      Array.from({ length: count }, (_, place) => [place, 255] as const),
    );
  expect(differenceOf(grey(200), marked(12))).toBeUndefined();
  expect(differenceOf(grey(200), marked(13))).toMatchObject({ count: 13, levels: 55 });
});

test('one pixel of quite another shade is a difference', () => {
  const found = differenceOf(grey(200), grey(200, [[5, 100]]));
  expect(found).toMatchObject({ count: 1, levels: 100 });
  expect([...(found?.shown.data.subarray(20, 24) ?? [])]).toEqual([220, 0, 40, 255]);
});

test('a whole picture three levels off is a difference', () => {
  expect(differenceOf(grey(200), grey(203))).toMatchObject({ count: 200, levels: 3 });
});

test('what only one of the two has differs', () => {
  expect(differenceOf(grey(200), grey(200, [], 22))).toMatchObject({ count: 20, levels: 255 });
});

test('a kept picture does not differ from what was taken, and shows what changes later', async () => {
  const marks = Array.from({ length: 200 }, (_, place) => [place, (place * 37) % 256] as const);
  const picture = grey(200, marks);
  const kept = await readPixels(await writePixels(picture));
  expect(differenceOf(kept, picture)).toBeUndefined();
  expect(differenceOf(kept, grey(200, [...marks, [7, 100]]))).toMatchObject({ count: 1 });
});
