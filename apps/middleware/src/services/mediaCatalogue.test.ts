import { ok } from '@tailorbird/commerce/result';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productColours } from '../platforms/embedded/schema/catalogue.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { createPictures, type Pictures } from './media/createPictures.ts';
import { startPreparing } from './media/startPreparing.ts';
import { createMediaCatalogue } from './mediaCatalogue.ts';

const uploads = ['a', 'b', 'c'].map((letter) => `uploads/${letter.repeat(40)}`);
let shop: TestShop;

beforeAll(async () => {
  shop = await shopWith([{ sku: '300001' }, { sku: '300002' }]);
  const [imported, bare] = shop.styles;
  const images = uploads.map((name) => `/i/tailorbird/${name}`);
  await shop.db
    .update(productColours)
    .set({ recipe: null, images })
    .where(eq(productColours.productId, imported?.productId ?? 0));
  await shop.db
    .update(productColours)
    .set({ recipe: null, images: [] })
    .where(eq(productColours.productId, bare?.productId ?? 0));
});
afterAll(() => shop.close());

test('all pictures of imported goods are made ahead of their shoppers, their card’s first', async () => {
  const asked: string[] = [];
  const get: Pictures['get'] = async (name, { width }) => {
    asked.push(`${name} ${width}`);
    return ok({ bytes: Uint8Array.of(1), etag: name });
  };
  const { setOf, close } = createPictures({
    cacheDirectory: '/nowhere',
    catalogue: createMediaCatalogue(shop.db),
  });
  const { signal } = new AbortController();
  const preparing = startPreparing({
    db: shop.db,
    pictures: { get, setOf, close },
    signal,
    log: shop.deps.log,
  });
  await preparing.stop();
  await close();
  const ofGoods = asked.filter((one) => one.startsWith('uploads/'));
  const [card, pointed, rest] = uploads;
  expect(ofGoods.slice(0, 7)).toEqual([
    `${card} 580`,
    ...[768, 200, 400].map((width) => `${card} ${width}`),
    ...[580, 768].map((width) => `${pointed} ${width}`),
    `${rest} 768`,
  ]);
  expect(ofGoods).toEqual(expect.arrayContaining(uploads.map((name) => `${name} 1517`)));
  expect(asked.filter((one) => one.startsWith('300002'))).toEqual([]);
});
