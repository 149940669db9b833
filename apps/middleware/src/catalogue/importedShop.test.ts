import { createReadStream, existsSync } from 'node:fs';
import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasDemonstrationGoods } from '../seed/hasDemonstrationGoods.ts';
import { bagOf, readyCheckout } from '../testing/journey.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';
import { importCatalogue } from './importCatalogue.ts';

const hedgerow = new URL('./fixtures/hedgerow.csv', import.meta.url);
/** A Shopify partners' example; it has no licence, so it is not in the repository. */
const apparel = new URL('../../../../../shared/data/apparel.csv', import.meta.url);

let shop: TestShop;

/** A shop that holds nothing but the products of a file, none of whose pictures can be fetched. */
async function importFrom(file: URL): Promise<void> {
  shop = await shopWith([]);
  const fetchPictures = () => Promise.resolve(new Map<string, string>());
  const report = await importCatalogue(shop.db, createReadStream(file), { now: new Date(), fetchPictures });
  if (!report.ok) throw new Error(JSON.stringify(report.error));
}

/** Browses a category, searches, opens the product found and orders its default variant. */
async function buy(market: Market, categoryUrl: string, query: string) {
  const shopper = shop.shopper(market);
  const { category } = await valueOf(shopper.commerce.getCategory({ url: categoryUrl }));
  const listing = await valueOf(shopper.commerce.getProductsWithFilter({ categoryEntityId: category.id }));
  const [card] = (await valueOf(shopper.commerce.getProductsWithFilter({ query }))).cards;
  if (!card) throw new Error(`Nothing was found for ${query}.`);
  const product = await valueOf(shopper.commerce.getProductById({ entityId: card.productId }));
  const cartId = await bagOf(shopper, [{ productId: product.id, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, cartId, markets[market].homeCountry);
  const payment = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(payment));
  const order = await valueOf(shopper.commerce.getOrder({ cartId, orderId }));
  return { listed: listing.cards.map(({ name }) => name), product, line: order.lines[0] };
}

describe('an imported product', () => {
  beforeAll(() => importFrom(hedgerow));
  afterAll(() => shop.close());

  test('is none of the demonstration’s, so a live shop may sell it', async () => {
    expect(await hasDemonstrationGoods(shop.db)).toBe(false);
  });

  test.each(marketList)('can be browsed, searched for and bought: %s', async (market) => {
    const { listed, product, line } = await buy(market, '/mens/tops/shirts', 'cord overshirt');
    const price = { uk: 7500, eu: 9000, us: 11_000 }[market];
    expect(listed).toEqual(['Hurdle Olive Cord Overshirt']);
    expect(product).toMatchObject({
      sizes: ['Medium', 'Large'],
      description: [expect.stringContaining('Eight-wale')],
    });
    expect(line).toMatchObject({ unitPrice: price, imageUrl: expect.stringContaining('placeholder') });
  });
});

describe.runIf(existsSync(apparel))('a product of the apparel example', () => {
  beforeAll(() => importFrom(apparel));
  afterAll(() => shop.close());

  test.each(marketList)('can be browsed, searched for and bought: %s', async (market) => {
    const { listed, line } = await buy(market, '/womens', 'denim');
    expect(listed).toHaveLength(14);
    expect(line).toMatchObject({
      name: 'Dark Denim Top',
      unitPrice: { uk: 6000, eu: 7200, us: 7950 }[market],
    });
  });
});
