import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startObjectStore } from '../../testing/objectStore.ts';
import { createBucket } from '../uploads/createBucket.ts';
import { createUploadsFolder } from '../uploads/createUploadsFolder.ts';
import { uploadName } from '../uploads/uploads.ts';
import { createMedia } from './createMedia.ts';
import { createPictures, type MediaCatalogue } from './createPictures.ts';
import { createDarkroom } from './darkroom.ts';

const catalogue: MediaCatalogue = {
  find: (styleCode) =>
    Promise.resolve(
      styleCode === '300001'
        ? { kind: 'tee', recipe: null, images: imported.map((one) => `/i/tailorbird/${one}`) }
        : { kind: 'tee', recipe: { pattern: 'solid', colours: ['#4f6238'] } },
    ),
};
const darkroom = createDarkroom({ threads: 1 });
const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#4f6238' } })
  .webp()
  .toBuffer();
const name = uploadName(picture);
/** The pictures of a colour, the first of which its file names twice. */
const imported = ['content/hero-autumn', `uploads/${name}`, 'content/hero-autumn'];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-uploads-'));
  await createUploadsFolder(join(folder, 'uploads')).keep(name, picture);
});

afterAll(async () => {
  await darkroom.close();
  await rm(folder, { recursive: true });
});

function get(path: string) {
  const options = {
    cacheDirectory: join(folder, 'cache'),
    uploads: createUploadsFolder(join(folder, 'uploads')),
    catalogue,
  };
  return createMedia({ ...options, pictures: createPictures({ ...options, darkroom }) }).request(path);
}

test('an imported picture is served in the width and format asked for', async () => {
  const response = await get(`/i/tailorbird/uploads/${name}?w=200&fmt=jpeg`);
  expect(response.status).toBe(200);
  const served = await sharp(await response.arrayBuffer()).metadata();
  expect(served).toMatchObject({ format: 'jpeg', width: 200 });
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

test('a colour that is not drawn has all pictures it was imported with in its set', async () => {
  const set = await get('/s/300001-Moss_Green-SET.json');
  const { items } = await set.json();
  const sources = items.map(({ src }: { src: string }) => new URL(src).pathname);
  expect(sources).toEqual(['/i/content/hero-autumn', `/i/uploads/${name}`]);
  for (const source of sources) expect((await get(source)).status).toBe(200);
});

test('a shop without a studio has no pictures of what it could draw, and shows the placeholder for them', async () => {
  expect((await get('/i/101234-Moss_Green-FF')).status).toBe(404);
  expect((await get('/s/101234-Moss_Green-SET.json')).status).toBe(404);
  expect((await get('/i/101234-Moss_Green-FF?img404=placeholder')).status).toBe(200);
});

test('a picture in a bucket is fetched once for a size by each process, and from nowhere for one that was made', async () => {
  const store = await startObjectStore();
  const told: string[] = [];
  /** A process of its own, with nothing made. */
  const process = (own: string) => {
    const options = { cacheDirectory: join(folder, own), uploads: createBucket(store.bucket), catalogue };
    return createMedia({
      ...options,
      pictures: createPictures({ ...options, darkroom }),
      onUnreached: ({ message }) => told.push(message),
    });
  };
  await createBucket(store.bucket).keep(name, picture);
  const [one, two] = [process('one'), process('two')];
  const before = store.asked.length;
  const status = async (shop: typeof one, query: string, upload = name) =>
    (await shop.request(`/i/tailorbird/uploads/${upload}?${query}`)).status;
  expect(await status(one, 'w=200&fmt=jpeg')).toBe(200);
  expect(await status(one, 'w=200&fmt=jpeg')).toBe(200);
  expect(await status(two, 'w=200&fmt=jpeg')).toBe(200);
  expect(store.asked.length - before).toBe(2);
  expect(await status(one, 'w=200', 'cd'.repeat(20))).toBe(404);

  store.fail(503);
  const refused = await one.request(`/i/tailorbird/uploads/${name}?w=100`);
  expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ]);
  expect(told).toEqual([expect.stringContaining('answered 503')]);
  expect(await status(one, 'w=200&fmt=jpeg')).toBe(200);
  expect((await one.request('/i/placeholder?w=100')).status).toBe(200);
  store.fail('nothing');
  expect(await status(one, 'w=100')).toBe(200);
  await store.close();
});
