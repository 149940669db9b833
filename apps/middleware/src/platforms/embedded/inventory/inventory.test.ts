import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', sizes: ['8', '10'], warehouse: 4, reserve: 3 },
    { sku: '200002', tracking: 'product', warehouse: 1, reserve: 0 },
    { sku: '200003', tracking: 'none' },
  ]);
});
afterAll(() => shop.close());

const style = (index: number) => shop.styles[index] ?? { productId: 0, variantIds: [] };

describe('stock by location', () => {
  it('commerce §3 inventory 1: a record names sku and variant, its locations and what all of them can sell', async () => {
    const [variantId = 0] = style(0).variantIds;
    const { commerce } = shop.shopper();
    expect(await valueOf(commerce.getInventoryAtLocations({ variantIds: [variantId] }))).toEqual([
      {
        identity: { sku: '200001-1', variantId },
        locations: [
          { locationId: 1, locationEnabled: true, availableToSell: 4 },
          { locationId: 2, locationEnabled: true, availableToSell: 3 },
        ],
        allLocationsTotalAvailableToSell: 7,
      },
    ]);
  });

  it('commerce §7 inventory 1: it is asked by skus, variants or products; what is not counted has no record', async () => {
    const { commerce } = shop.shopper('eu');
    const asked = [
      { productIds: [style(0).productId, style(1).productId, style(2).productId] },
      { skus: ['200001-1', '200001-2', '200002-1', '200003-1', 'unknown'] },
      { variantIds: [...style(0).variantIds, ...style(1).variantIds, ...style(2).variantIds, 999_999] },
    ];
    for (const by of asked) {
      const records = await valueOf(commerce.getInventoryAtLocations(by));
      expect(
        records.map(({ identity, allLocationsTotalAvailableToSell: units }) => [identity.sku, units]),
      ).toEqual([
        ['200001-1', 4],
        ['200001-2', 4],
        ['200002-1', 1],
      ]);
    }
  });

  it('commerce §7 inventory 1: the bag is checked by its variants, less what checkouts of others hold', async () => {
    const [variantId = 0] = style(0).variantIds;
    const [holder, other] = [shop.shopper('us'), shop.shopper('us')];
    const line = { productId: style(0).productId, variantId, quantity: 3 };
    const held = await bagOf(holder, [line]);
    const units = async () => {
      const [record] = await valueOf(other.commerce.getInventoryAtLocations({ variantIds: [variantId] }));
      return record?.allLocationsTotalAvailableToSell;
    };
    const before = await units();
    await valueOf(holder.commerce.getCheckout({ cartId: held }));
    expect([before, await units()]).toEqual([4, 1]);
  });
});
