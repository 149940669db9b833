import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPictureCache } from './pictureCache.ts';
import { blockBytes, trimPictures } from './trimPictures.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-01T12:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-trim-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cacheAt = (now: number) =>
  createPictureCache(
    folder,
    (cause) => {
      throw cause;
    },
    () => now,
  );
const kept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

/** Keeps pictures of ten bytes, a block of the disk each, and each a day after the one before. */
async function keep(...keys: readonly string[]): Promise<void> {
  for (const [at, key] of keys.entries()) {
    await cacheAt(start).get(key, async () => new Uint8Array(10));
    const then = (start + at * day) / 1000;
    utimesSync(join(folder, key.slice(0, 2), key), then, then);
  }
}

test('a folder within its size keeps all, and so does one that is not there', async () => {
  await keep('aa1', 'bb2');
  expect(await trimPictures(folder, 2 * blockBytes)).toBe(0);
  expect(kept()).toEqual(['aa1', 'bb2']);
  expect(await trimPictures(join(folder, 'nowhere'), 0)).toBe(0);
});

test('a larger one loses those that nobody asked for the longest, to a tenth below its size', async () => {
  await keep('aa1', 'bb2', 'cc3', 'dd4', 'ee5');
  expect(await trimPictures(folder, 4 * blockBytes)).toBe(2 * blockBytes);
  expect(kept()).toEqual(['cc3', 'dd4', 'ee5']);
});

test('what was asked for since stays, and what went is made again when it is wanted', async () => {
  await keep('aa1', 'bb2', 'cc3');
  const later = cacheAt(start + 9 * day);
  await later.get('aa1', () => Promise.reject(new Error('made twice')));
  await vi.waitFor(() => expect(statSync(join(folder, 'aa', 'aa1')).mtimeMs).toBe(start + 9 * day), {
    timeout: 30_000,
  });
  expect(await trimPictures(folder, 2.5 * blockBytes)).toBe(blockBytes);
  expect(kept()).toEqual(['aa1', 'cc3']);
  expect(await later.get('bb2', async () => new Uint8Array(3))).toHaveLength(3);
  expect(kept()).toEqual(['aa1', 'bb2', 'cc3']);
});

test('told to end, it takes no more away', async () => {
  await keep('aa1', 'bb2', 'cc3');
  expect(await trimPictures(folder, blockBytes, AbortSignal.abort())).toBe(0);
  expect(kept()).toEqual(['aa1', 'bb2', 'cc3']);
});
