import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMedia } from './createMedia.ts';
import { createPictures, type MediaCatalogue } from './createPictures.ts';
import { createDarkroom } from './darkroom.ts';

const catalogue: MediaCatalogue = {
  find: () => Promise.resolve({ kind: 'tee', recipe: { pattern: 'solid', colours: ['#4f6238'] } }),
};
const darkroom = createDarkroom({ threads: 1 });
const name = 'ab'.repeat(20);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-uploads-'));
  await mkdir(join(folder, 'uploads'));
  await sharp({ create: { width: 400, height: 500, channels: 3, background: '#4f6238' } })
    .webp()
    .toFile(join(folder, 'uploads', name));
});

afterAll(async () => {
  await darkroom.close();
  await rm(folder, { recursive: true });
});

function get(path: string) {
  const options = {
    cacheDirectory: join(folder, 'cache'),
    uploadsDirectory: join(folder, 'uploads'),
    catalogue,
  };
  return createMedia({ ...options, pictures: createPictures({ ...options, darkroom }) }).request(path);
}

test('an imported picture is served in the width and format asked for', async () => {
  const response = await get(`/i/tailorbird/uploads/${name}?w=200&fmt=jpeg`);
  expect(response.status).toBe(200);
  const picture = await sharp(await response.arrayBuffer()).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: 200 });
});

test.each(['cd'.repeat(20), '../uploads', 'secret'])(
  'an upload that is not there is not found: %s',
  async (upload) => {
    expect((await get(`/i/tailorbird/uploads/${encodeURIComponent(upload)}`)).status).toBe(404);
  },
);

test('commerce §8 media 1: what cannot be shown falls back to the placeholder', async () => {
  const response = await get(`/i/tailorbird/uploads/${'cd'.repeat(20)}?img404=placeholder`);
  expect(response.status).toBe(200);
});

test('a shop without a studio has no pictures of what it could draw, and shows the placeholder for them', async () => {
  expect((await get('/i/101234-Moss_Green-FF')).status).toBe(404);
  expect((await get('/s/101234-Moss_Green-SET.json')).status).toBe(404);
  expect((await get('/i/101234-Moss_Green-FF?img404=placeholder')).status).toBe(200);
});
