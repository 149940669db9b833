import { type Market, markets } from '@tailorbird/commerce/market';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressIn, bagOf } from '../../../testing/journey.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { orders, payments } from '../schema/orders.ts';
import { testCardCharges } from '../schema/testCards.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 100 }]);
});
afterAll(() => shop.close());

/** How far a checkout has come. */
interface Begun {
  readonly shopper: Shopper;
  readonly cartId: string;
  readonly market: Market;
}

const recipient = (market: Market) => ({
  email: 'maud@example.com',
  address: addressIn(markets[market].homeCountry),
});

async function bill({ shopper, cartId, market }: Begun): Promise<void> {
  const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const who = recipient(market);
  await valueOf(shopper.commerce.addCheckoutBillingAddress({ cartId, version, ...who }));
}

async function send({ shopper, cartId, market }: Begun): Promise<void> {
  const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const who = recipient(market);
  await valueOf(shopper.commerce.postCheckoutConsignment({ cartId, version, ...who }));
}

/** Steps done, and what the shop says when they are all. */
const leftOut: readonly (readonly [string, readonly ((begun: Begun) => Promise<void>)[], string])[] = [
  ['no address at all', [], 'Billing address is required'],
  ['no address of who pays', [send], 'Billing address is required'],
  ['no address to deliver to', [bill], 'A delivery address is required'],
  ['no delivery chosen', [bill, send], 'Please choose a delivery option'],
];

/** Paid with a card, or drafted for a wallet's sheet. */
const ways = ['card', 'wallet'] as const;

async function order({ shopper, cartId }: Begun, way: (typeof ways)[number], expectedTotal: number) {
  const payment = way === 'card' ? { paymentToken: await shop.token() } : {};
  return errorOf(shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal, ...payment }));
}

const abroad = ['FR', 'DE', 'IE', 'IM', 'US', 'CA', 'AU', 'NO', 'JP'];
const notDelivered = 'We can not ship to this address';
const notByWallet = 'We only ship to UK, Jersey, and Guernsey';

it('reliability E5: no step of a purchase can be skipped, and each is asked for in the shop’s words', async ({
  annotate,
}) => {
  let cases = 0;
  const refused = (what: unknown[], error: { tag: string; message: string }, message: string) => {
    expect([...what, error]).toEqual([...what, { tag: 'refused', message }]);
    cases += 1;
  };
  for (const market of ['uk', 'eu', 'us'] as const) {
    const begin = async (quantity: number): Promise<Begun> => {
      const shopper = shop.shopper(market);
      const lines = quantity === 0 ? [] : [{ productId: shop.styles[0]?.productId ?? 0, quantity }];
      return { shopper, market, cartId: await bagOf(shopper, lines) };
    };
    for (const way of ways) {
      refused([market, way], await order(await begin(0), way, 0), 'Your shopping bag is empty');
      for (const [name, steps, message] of leftOut) {
        const begun = await begin(1);
        for (const step of steps) await step(begun);
        const { grandTotal } = await valueOf(begun.shopper.commerce.getCheckout({ cartId: begun.cartId }));
        refused([market, way, name], await order(begun, way, grandTotal), message);
      }
    }
  }
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  for (const country of abroad) {
    const parcel = { cartId, version, email: 'maud@example.com', address: addressIn(country) };
    refused([country], await errorOf(shopper.commerce.postCheckoutConsignment(parcel)), notDelivered);
    const quote = await errorOf(shopper.commerce.getDeliveryQuote({ cartId, country }));
    refused([country, 'wallet'], quote, notByWallet);
  }
  const made = [shop.db.$count(orders), shop.db.$count(payments), shop.db.$count(testCardCharges)];
  expect(await Promise.all(made)).toEqual([0, 0, 0]);
  expect(cases).toBeGreaterThanOrEqual(30);
  await annotate(
    `${cases} skipped steps: refused in the words of the specification, 0 orders (target 30)`,
    'figure',
  );
});
