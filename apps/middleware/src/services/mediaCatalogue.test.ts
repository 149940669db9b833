import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@tailorbird/commerce/result';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productColours, productPrices } from '../platforms/embedded/schema/catalogue.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { createPictures, type Pictures } from './media/createPictures.ts';
import { tendPictures } from './media/startTendingPictures.ts';
import { createMediaCatalogue } from './mediaCatalogue.ts';

const uploads = ['a', 'b', 'c'].map((letter) => `uploads/${letter.repeat(40)}`);
const unsold = `uploads/${'d'.repeat(40)}`;
let shop: TestShop;
let folder: string;

beforeAll(async () => {
  shop = await shopWith([{ sku: '300001' }, { sku: '300002' }]);
  const [sold = 0, unpublished = 0] = shop.styles.map(({ productId }) => productId);
  const picture = (productId: number, names: readonly string[]) =>
    shop.db
      .update(productColours)
      .set({ recipe: null, images: names.map((name) => `/i/tailorbird/${name}`) })
      .where(eq(productColours.productId, productId));
  await picture(sold, uploads);
  await picture(unpublished, [unsold]);
  await shop.db.delete(productPrices).where(eq(productPrices.productId, unpublished));
  folder = await mkdtemp(join(tmpdir(), 'tailorbird-tended-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** What is asked for in one look, by name and width. */
async function askedFor({ maxBytes = 1e9, known = new Set<string>() } = {}): Promise<string[]> {
  const asked: string[] = [];
  const get: Pictures['get'] = async (name, { width }) => {
    asked.push(`${name} ${width}`);
    return ok({ bytes: Uint8Array.of(1), etag: name });
  };
  const { db, deps } = shop;
  const { setOf, close } = createPictures({ cacheDirectory: folder, catalogue: createMediaCatalogue(db) });
  const { signal } = new AbortController();
  const options = {
    db,
    pictures: { get, setOf },
    folder,
    maxBytes,
    isPreparing: true,
    signal,
    log: deps.log,
  };
  await tendPictures(options, known);
  await close();
  return asked;
}

test('all pictures of imported goods that are sold are made ahead of their shoppers, their card’s first', async () => {
  const ofGoods = (await askedFor()).filter((one) => one.startsWith('uploads/'));
  const [card, pointed, rest] = uploads;
  expect(ofGoods.slice(0, 7)).toEqual([
    `${card} 580`,
    ...[768, 200, 400].map((width) => `${card} ${width}`),
    ...[580, 768].map((width) => `${pointed} ${width}`),
    `${rest} 768`,
  ]);
  expect(ofGoods).toEqual(expect.arrayContaining(uploads.map((name) => `${name} 1517`)));
  expect(ofGoods.filter((one) => one.startsWith(unsold))).toEqual([]);
});

test('what was made ahead is not asked for again, unless kept pictures had to go', async () => {
  const known = new Set<string>();
  const first = await askedFor({ known });
  expect(first.length).toBeGreaterThan(0);
  expect(await askedFor({ known })).toEqual([]);
  await writeFile(join(folder, 'kept'), 'a picture');
  expect(await askedFor({ known, maxBytes: 1 })).toEqual(first);
});
