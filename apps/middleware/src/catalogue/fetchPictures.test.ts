import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnreadAnswer } from '../outside/fetchExternal.ts';
import { createUploadsFolder } from '../services/uploads/createUploadsFolder.ts';
import { type Uploads, UploadsUnreached } from '../services/uploads/uploads.ts';
import { createFetchPictures } from './fetchPictures.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tailorbird-uploads-'));
});
afterEach(() => rm(directory, { recursive: true }));

const web = 'https://pictures.tailorbird.example';
const moss = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#4f6238' } })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'Wren' } })
  .toBuffer();

/** A web of these answers, which remembers what it was asked for. */
function webOf(answers: { readonly [path: string]: () => Response }) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    const found = answers[new URL(address).pathname];
    if (!found) throw new TypeError('fetch failed');
    return found();
  };
  return { asked, fetchPictures: createFetchPictures(createUploadsFolder(directory), fetch) };
}

test('a picture is kept once, under an address of the shop, without what was hidden in its file', async () => {
  const { fetchPictures } = webOf({ '/a.jpg': () => new Response(moss), '/b.jpg': () => new Response(moss) });
  const kept = await fetchPictures([`${web}/a.jpg`, `${web}/b.jpg`]);
  const [file] = await readdir(directory);
  expect(kept.get(`${web}/a.jpg`)).toBe(`/i/tailorbird/uploads/${file}`);
  expect(kept.get(`${web}/b.jpg`)).toBe(kept.get(`${web}/a.jpg`));
  const stored = await sharp(await readFile(join(directory, file ?? ''))).metadata();
  expect(stored).toMatchObject({ format: 'webp', width: 20, height: 30 });
  expect(stored.exif).toBeUndefined();
});

test('what is no picture, too large or not found is left out', async () => {
  const { fetchPictures } = webOf({
    '/page.jpg': () => new Response('<html></html>'),
    '/huge.jpg': () => new Response(new Uint8Array(20_000_001)),
    '/gone.jpg': () => new Response('', { status: 404 }),
    '/good.jpg': () => new Response(moss),
  });
  const kept = await fetchPictures(
    ['/page.jpg', '/huge.jpg', '/gone.jpg', '/good.jpg'].map((path) => web + path),
  );
  expect([...kept.keys()]).toEqual([`${web}/good.jpg`]);
});

test('an import ends where a picture cannot be kept, as it would have none in the shop', async () => {
  const uploads: Uploads = {
    keep: () => Promise.reject(new UploadsUnreached('The store is down.')),
    find: () => Promise.resolve(undefined),
  };
  const fetchPictures = createFetchPictures(uploads, () => Promise.resolve(new Response(moss)));
  await expect(fetchPictures([`${web}/a.jpg`])).rejects.toThrow(UploadsUnreached);
});

test('a host that does not answer is not asked for every picture', async () => {
  const { asked, fetchPictures } = webOf({});
  const addresses = Array.from({ length: 40 }, (_, at) => `${web}/${at}.jpg`);
  expect((await fetchPictures(addresses)).size).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('a host whose answer is refused is asked for its other pictures', async () => {
  const { fetchPictures } = webOf({
    '/led-on.jpg': () => {
      throw new UnreadAnswer('It answered 302, and is not followed.');
    },
    '/good.jpg': () => new Response(moss),
  });
  expect([...(await fetchPictures([`${web}/led-on.jpg`, `${web}/good.jpg`])).keys()]).toEqual([
    `${web}/good.jpg`,
  ]);
});
