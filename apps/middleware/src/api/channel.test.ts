import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../testing/apiCaller.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

describe('commerce §7 channel 2: getChannel answers currencies.default_currency, and a channel that fails has errors', () => {
  it('of each market', async () => {
    for (const [market, currency] of [
      ['uk', 'GBP'],
      ['eu', 'EUR'],
      ['us', 'USD'],
    ] as const)
      expect(
        await apiCaller(shop, market).get('commerce/getChannel', { include: 'currencies' }),
      ).toMatchObject({
        currencies: { default_currency: currency },
      });
    expect(Object.keys(await apiCaller(shop).get('commerce/getStoreMeta'))).toEqual([
      'page_title',
      'meta_description',
    ]);
  });

  it('‘Channel id is not a number.’ is one of its errors', async () => {
    for (const name of ['getChannel', 'getStoreMeta']) {
      const headers = { 'channel-id': 'abc' };
      const response = await shop.shopper().post(`/api/commerce/${name}`, [], headers);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: [{ message: 'Channel id is not a number.' }] },
      ]);
    }
    expect((await apiCaller(shop).get('commerce/getChannel')).errors).toBeUndefined();
  });
});
