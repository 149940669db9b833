import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 10, price: { list: 2000 } },
    { sku: '200002', warehouse: 0, reserve: 5, price: { list: 2000 } },
  ]);
});
afterAll(() => shop.close());

async function quoteIn(market: 'uk' | 'eu' | 'us', index = 0) {
  const shopper = shop.shopper(market);
  const productId = shop.styles[index]?.productId ?? 0;
  const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
  return {
    shopper,
    cartId,
    quote: (country: string) => shopper.commerce.getDeliveryQuote({ cartId, country }),
  };
}

describe('what a wallet’s sheet is told of a country', () => {
  it.each([
    ['uk', 0, 'JE', ['uk-standard', 'uk-express', 'uk-next-day']],
    ['uk', 1, 'GB', ['uk-standard']],
    ['eu', 0, 'FR', ['eu-standard']],
    ['us', 0, 'GB', ['us-standard', 'us-express', 'us-next-day']],
  ] as const)(
    'commerce §5 shipping 2: the options of the checkout: %s, style %i, to %s',
    async (market, index, country, ids) => {
      const { quote } = await quoteIn(market, index);
      const { bag, shippingOptions } = await valueOf(quote(country));
      expect(shippingOptions.map(({ id }) => id)).toEqual(ids);
      expect(bag.cartAmount).toBeGreaterThan(0);
    },
  );

  it('commerce §5 wallet 3: in GBP only GB, JE and GG, in the words of the sheet', async () => {
    const { quote } = await quoteIn('uk');
    for (const country of ['FR', 'IM', 'US']) {
      expect((await errorOf(quote(country))).message).toBe('We only ship to UK, Jersey, and Guernsey');
    }
  });

  it('commerce §5 wallet 4: elsewhere an address that is not served is named as such', async () => {
    expect((await errorOf((await quoteIn('eu')).quote('JP'))).message).toBe(
      'We can not ship to this address',
    );
    expect((await errorOf((await quoteIn('us')).quote('FR'))).message).toBe(
      'We can not ship to this address',
    );
  });

  it('writes nothing: the checkout knows no address after it', async () => {
    const { shopper, cartId, quote } = await quoteIn('uk');
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    await valueOf(quote('GB'));
    expect(await valueOf(shopper.commerce.getCheckout({ cartId }))).toMatchObject({
      version,
      email: null,
      consignments: [],
    });
  });
});
