import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDenseCompression } from './denseCompression.ts';

const hello = Buffer.from('<p>hello</p>');

test('texts are compressed one at a time, and a twentieth of the time at the most', async () => {
  const clock = { now: 1000 };
  const under = Promise.withResolvers<Buffer>();
  const { make, known } = createDenseCompression(
    () => clock.now,
    () => under.promise,
  );
  const text = () => hello;
  const first = make(text);
  expect(make(text)).toBeUndefined();
  clock.now = 1300;
  under.resolve(hello);
  expect(await first).toBe(hello);
  expect(known(hello)).toBe(hello);
  clock.now = 1300 + 19 * 300 - 1;
  expect(make(text)).toBeUndefined();
  clock.now += 1;
  expect(make(text)).toBeInstanceOf(Promise);
});

test('one that fails makes way for the next', async () => {
  const { make } = createDenseCompression(
    () => 0,
    () => Promise.reject(new Error('no memory')),
  );
  await expect(make(() => hello)).rejects.toThrow('no memory');
  const unmade = () => {
    throw new Error('no text');
  };
  await expect(make(unmade)).rejects.toThrow('no text');
  await expect(make(() => hello)).rejects.toThrow('no memory');
});

test('what was compressed is the text', async () => {
  const compressed = await createDenseCompression(() => 0).make(() => hello);
  expect(brotliDecompressSync(compressed ?? Buffer.alloc(0)).toString()).toBe('<p>hello</p>');
});
