import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../platforms/embedded/schema/catalogue.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { photoOf } from '../testing/testPhotos.ts';
import { valueOf } from '../testing/valueOf.ts';
import { openOffice } from './testing/openOffice.ts';

let shop: TestShop;
let operator: Awaited<ReturnType<Awaited<ReturnType<typeof openOffice>>['signedIn']>>;
const productId = () => shop.styles[0]?.productId ?? 0;

beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
  operator = await (await openOffice(shop)).signedIn();
  await write('Mudlark', 'It washes well', []);
  await write('Heron', '100% wool_blend', []);
  const seen = shop.shopper();
  const photo = (await photoOf({ width: 400, height: 300 })).toString('base64');
  await write(
    'Plover',
    'Worn on a hill',
    [(await valueOf(seen.commerce.addReviewPhoto({ photo }))).id],
    seen,
  );
  await write('Nobody', 'Still waits to be read', []);
  const { text } = await operator.see('/reviews');
  for (const { path, submission } of formsIn(text)
    .filter(({ path }) => path.endsWith('approve'))
    .slice(0, 3))
    await operator.press(path, { submission });
});
afterAll(() => shop.close());

async function write(nickname: string, title: string, photos: string[], shopper = shop.shopper()) {
  const review = { rating: 4, title, message: 'As described on the page.', nickname, photos };
  await valueOf(
    shopper.commerce.writeReview({ productId: productId(), submission: crypto.randomUUID(), ...review }),
  );
}

const formsIn = (text: string) =>
  [
    ...text.matchAll(
      /action="(\/reviews\/\d+\/\w+)"><input type="hidden" name="submission" value="([^"]+)"/g,
    ),
  ].map(([, path = '', submission = '']) => ({ path, submission }));

/** Whose reviews the page shows, in its order. */
async function shownBy(query: string): Promise<string[]> {
  const { text } = await operator.see(`/reviews/shown?${query}`);
  return [...text.matchAll(/ of 5, by (\w+) on /g)].map(([, nickname = '']) => nickname);
}

test('what the shop shows is listed, newest first, and what waits to be read is not', async () => {
  expect((await operator.see('/reviews')).text).toContain('href="/reviews/shown"');
  expect(await shownBy('')).toEqual(['Plover', 'Heron', 'Mudlark']);
});

test('one is found by its nickname, its words as they stand, its product or its style code; photos can be asked for', async () => {
  expect(await shownBy('search=mudLARK')).toEqual(['Mudlark']);
  expect(await shownBy('search=100%25+wool_')).toEqual(['Heron']);
  expect(await shownBy('search=%25')).toEqual(['Heron']);
  expect(await shownBy('search=200001')).toHaveLength(3);
  expect(await shownBy('photos=on')).toEqual(['Plover']);
  expect(await shownBy('photos=on&search=Heron')).toEqual([]);
  expect((await operator.see('/reviews/shown?search=Nobody')).text).toContain(
    'The shop shows no such review.',
  );
});

test('a search by an address made by hand is cut to what the field holds, and never taken for none', async () => {
  expect(await shownBy(`search=${'Heron'.padEnd(300, 'x')}`)).toEqual([]);
  expect(await shownBy('search=Mud%00lark')).toEqual([]);
  expect(await shownBy('search=%09Heron%0a')).toEqual(['Heron']);
});

test('one that is found is shown no more by a press, and the product’s rating no longer counts it', async () => {
  const { text } = await operator.see('/reviews/shown?search=Mudlark');
  const [form] = formsIn(text);
  expect(form?.path).toMatch(/refuse$/);
  await operator.press(form?.path ?? '', { submission: form?.submission ?? '' });
  expect(await shownBy('search=Mudlark')).toEqual([]);
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId()));
  expect(product?.ratingCount).toBe(2);
});
