import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../testing/objectStore.ts';
import { createBucket } from './createBucket.ts';
import { createUploadsFolder } from './createUploadsFolder.ts';
import { readBucket } from './readBucket.ts';
import { type Uploads, UploadsUnreached, uploadName } from './uploads.ts';
import { uploadsIn } from './uploadsIn.ts';

const picture = Buffer.from('the pixels of a cardigan');
const name = uploadName(picture);

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tailorbird-uploads-'));
  store = await startObjectStore();
});
afterEach(() => store.fail('nothing'));
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Each place there is, with how many pictures it holds. */
const places: readonly [string, () => Uploads, () => Promise<number>][] = [
  [
    'a folder',
    () => createUploadsFolder(join(folder, 'uploads')),
    async () => (await readdir(join(folder, 'uploads'))).length,
  ],
  ['a bucket', () => createBucket(store.bucket), async () => store.objects.size],
];

describe.each(places)('%s', (_, open, count) => {
  it('gives back a picture as it was kept, to any process that asks', async () => {
    await open().keep(name, picture);
    expect(Buffer.from((await open().find(name)) ?? [])).toEqual(picture);
  });

  it('keeps a picture once, however often and at how many places at a time it is brought', async () => {
    await Promise.all([open(), open(), open()].map((one) => one.keep(name, picture)));
    await open().keep(name, picture);
    expect(await count()).toBe(1);
    expect(Buffer.from((await open().find(name)) ?? [])).toEqual(picture);
  });

  it('has no picture that nobody brought', async () => {
    expect(await open().find(uploadName(Buffer.from('another')))).toBeUndefined();
  });
});

it('the settings say which of the two it is', async () => {
  const before = store.objects.size;
  const other = Buffer.from('the pixels of a mug');
  const own = join(folder, 'data');
  await uploadsIn({ TAILORBIRD_UPLOADS_URL: undefined, DATA_DIRECTORY: own }).keep(uploadName(other), other);
  expect(await readdir(join(own, 'uploads'))).toEqual([uploadName(other)]);
  expect(store.objects.size).toBe(before);
  const settings = { TAILORBIRD_UPLOADS_URL: store.bucket, DATA_DIRECTORY: own };
  await uploadsIn(settings).keep(uploadName(other), other);
  expect(store.objects.size).toBe(before + 1);
});

it('a folder that cannot be written rejects, and says which it is, why and what to do', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const failed = await createUploadsFolder(file)
    .keep(name, picture)
    .catch((cause: unknown) => cause);
  expect(failed).toBeInstanceOf(UploadsUnreached);
  expect(String(failed)).toMatch(
    /The folder of pictures \(\S+no-folder\) cannot be written: (?:EEXIST|ENOTDIR).*\. Make room on its disk/,
  );
  await expect(createUploadsFolder(file).find(name)).rejects.toThrow('ENOTDIR');
});

it('a picture that cannot be put in its place leaves nothing half there', async () => {
  const own = join(folder, 'taken');
  await mkdir(join(own, name), { recursive: true });
  await expect(createUploadsFolder(own).keep(name, picture)).rejects.toThrow(UploadsUnreached);
  expect(await readdir(own)).toEqual([name]);
});

it('a bucket is asked by its path, signed for its region, and sent a picture that it has no more', async () => {
  const before = store.asked.length;
  const bucket = createBucket(store.bucket);
  const other = Buffer.from('the pixels of a bowl');
  await bucket.keep(uploadName(other), other);
  await bucket.keep(uploadName(other), other);
  const path = `/shop/pictures/${uploadName(other)}`;
  expect(store.asked.slice(before)).toEqual([`HEAD ${path}`, `PUT ${path}`, `HEAD ${path}`]);
});

it.each<Partial<typeof store.bucket>>([
  { secretAccessKey: 'another' },
  { accessKeyId: 'another' },
  { region: 'us-east-1' },
])('a bucket refuses who signs otherwise, and the error says what to look at: %j', async (wrong) => {
  const bucket = createBucket({ ...store.bucket, ...wrong });
  const refused = new RegExp('answered 403. Is the key in TAILORBIRD_UPLOADS_URL right');
  await expect(bucket.find(name)).rejects.toThrow(refused);
  await expect(bucket.keep(uploadName(Buffer.from('x')), Buffer.from('x'))).rejects.toThrow(refused);
});

it.each([500, 503, 301, 'hangs'] as const)(
  'a bucket that fails (%s) rejects within its time, with the address and no secret',
  async (how) => {
    store.fail(how);
    const bucket = createBucket(store.bucket, { answerMs: 1_000, maxBytes: 1_000 });
    const failed = await bucket.find(name).catch((cause: unknown) => cause);
    expect(failed).toBeInstanceOf(UploadsUnreached);
    expect(String(failed)).toContain(store.bucket.url);
    expect(String(failed)).not.toContain(store.bucket.secretAccessKey);
    await expect(bucket.keep(name, picture)).rejects.toThrow(UploadsUnreached);
  },
);

it('a bucket that nobody listens for rejects, and one that has something else under a name or too much of it as well', async () => {
  const gone = await startObjectStore();
  await gone.close();
  await expect(createBucket(gone.bucket).find(name)).rejects.toThrow('does not answer');
  const path = `/shop/pictures/${uploadName(Buffer.from('spoilt'))}`;
  store.objects.set(path, Buffer.from('a virus'));
  const spoilt = uploadName(Buffer.from('spoilt'));
  await expect(createBucket(store.bucket).find(spoilt)).rejects.toThrow('something else');
  const narrow = createBucket(store.bucket, { answerMs: 1_000, maxBytes: 3 });
  await expect(narrow.find(spoilt)).rejects.toThrow('something else');
});

it.each([
  ['https://id:a%2Fb%2B@s3.example/shop', { url: 'https://s3.example/shop', region: 'us-east-1' }],
  ['http://id:s@store:9000/shop/pictures/', { url: 'http://store:9000/shop/pictures' }],
  ['https://id:s@s3.example/shop?region=eu-west-2', { region: 'eu-west-2', secretAccessKey: 's' }],
])('the address of a bucket is read: %s', (address, bucket) => {
  expect(readBucket(address)).toMatchObject(bucket);
});

it.each([
  'https://s3.example/shop',
  'https://id@s3.example/shop',
  'https://id:s@s3.example/',
  'https://id:s@s3.example/shop?region=EU&x=1',
  'https://id:%ZZ@s3.example/shop',
  's3://id:s@shop',
  'shop',
])('what is no address of a bucket is refused: %s', (address) => {
  expect(readBucket(address)).toBeUndefined();
});
