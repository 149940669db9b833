import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Job } from './develop.ts';
import { createPictureCache, createPictureKey } from './pictureCache.ts';

const picture = new Uint8Array([1, 2, 3]);
let folder: string;
let unkept: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-pictures-'));
  unkept = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cache = () => createPictureCache(folder, (cause) => unkept.push(cause));

it('makes a picture once, and gives what it has kept', async () => {
  await cache().get('ab1', () => Promise.resolve(picture));
  const again = await cache().get('ab1', () => Promise.reject(new Error('made twice')));
  expect([...again]).toEqual([...picture]);
  expect(unkept).toEqual([]);
});

it('reliability B6: a picture that cannot be kept is given all the same, and nothing half written stays', async () => {
  writeFileSync(join(folder, 'ab'), 'in the way');
  expect(await cache().get('ab1', () => Promise.resolve(picture))).toBe(picture);
  expect(unkept).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['ab']);
});

const mug: Job = {
  type: 'product',
  kind: 'mug',
  view: 'front',
  recipe: { pattern: 'solid', colours: ['#27364d'] },
  size: { width: 415, height: undefined, format: 'avif', quality: 55 },
};

it('pictures: a picture is made again once its passes are others, and only then', async () => {
  writeFileSync(join(folder, 'mug-front.shade.jpg'), 'as first rendered');
  const before = await createPictureKey(folder)(mug);
  expect(await createPictureKey(folder)(mug)).toBe(before);
  writeFileSync(join(folder, 'mug-front.shade.jpg'), 'rendered anew');
  expect(await createPictureKey(folder)(mug)).not.toBe(before);
});
