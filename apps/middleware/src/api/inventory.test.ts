import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../testing/apiCaller.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', sizes: ['8', '10'], warehouse: 7 },
    { sku: '200002', warehouse: 2, reserve: 3 },
    { sku: '200003', warehouse: 2, reserve: 3, reserveEnabled: false },
  ]);
});
afterAll(() => shop.close());

const style = (nth: number) => shop.styles[nth] ?? { productId: 0, variantIds: [] };
const recordsOf = (asked: object) => apiCaller(shop).get('commerce/getInventoryAtLocations', asked);

describe('commerce §7 inventory 2: a record has identity.variant_id, locations and allLocationsTotalAvailableToSell', () => {
  it.each([
    ['variantIds', () => ({ variantIds: [style(0).variantIds[0]] })],
    ['skus', () => ({ skus: ['200001-1'] })],
  ])('commerce §3 inventory 1: by %s', async (_by, asked) => {
    expect(await recordsOf(asked())).toEqual([
      {
        identity: { sku: '200001-1', variant_id: style(0).variantIds[0] },
        locations: [
          { location_id: 1, location_enabled: true, available_to_sell: 7 },
          { location_id: 2, location_enabled: true, available_to_sell: 0 },
        ],
        allLocationsTotalAvailableToSell: 7,
      },
    ]);
  });

  it('each location has its own stock, and one that is closed says so and sells nothing', async () => {
    const recordOf = (isOpen: boolean, total: number) => ({
      locations: [
        { location_id: 1, location_enabled: true, available_to_sell: 2 },
        { location_id: 2, location_enabled: isOpen, available_to_sell: 3 },
      ],
      allLocationsTotalAvailableToSell: total,
    });
    const records = await recordsOf({ skus: ['200002-1', '200003-1'] });
    expect(records).toMatchObject([recordOf(true, 5), recordOf(false, 2)]);
  });

  it('by productIds, all variants', async () => {
    expect(await recordsOf({ productIds: [style(0).productId] })).toHaveLength(2);
  });
});
