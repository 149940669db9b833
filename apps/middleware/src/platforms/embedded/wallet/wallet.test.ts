import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, bagOf, readyCheckout } from '../../../testing/journey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { orders, payments } from '../schema/orders.ts';
import { testCardCharges } from '../schema/testCards.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 500, price: { list: 1999 } },
    { sku: '100000', tracking: 'none', price: { list: 2500 } },
    { sku: '200002', warehouse: 1, price: { list: 1999 } },
  ]);
});
afterAll(() => shop.close());

const line = (index: number) => ({ productId: shop.styles[index]?.productId ?? 0, quantity: 1 });

/** A token from the sheet of the simulated wallet. */
async function walletToken(outcome = 'approve'): Promise<string> {
  const body = JSON.stringify({ wallet: 'applepay', outcome });
  const response = await shop.app.request('/payments/wallet-tokens', { method: 'POST', body });
  // The provider's own answer, made a few lines away.
  return ((await response.json()) as { token: string }).token;
}

/** A bag whose sheet was authorised: everything is known but the payment. */
async function authorised(shopper: Shopper, index = 0) {
  const cartId = await bagOf(shopper, [line(index)]);
  const checkout = index === 1 ? await billed(shopper, cartId) : await readyCheckout(shopper, cartId);
  const draft = () =>
    shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal: checkout.grandTotal });
  const { orderId } = await valueOf(draft());
  const pay = (paymentToken: string) => shopper.commerce.applePayPayment({ orderId, paymentToken });
  return { cartId, orderId, checkout, draft, pay };
}

async function billed(shopper: Shopper, cartId: string): Promise<Checkout> {
  const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const who = { email: 'maud@example.com', address: addressIn('GB') };
  return valueOf(shopper.commerce.addCheckoutBillingAddress({ cartId, version, ...who }));
}

describe('paying with a wallet', () => {
  it('commerce §7 payment 1: a bag is paid by its order’s number and a token, and becomes that order', async () => {
    const shopper = shop.shopper();
    const { cartId, orderId, checkout, pay } = await authorised(shopper);
    expect(await shop.db.$count(orders, eq(orders.id, orderId))).toBe(0);
    expect(await valueOf(pay(await walletToken()))).toEqual({ resultCode: 'Authorised' });
    const order = await valueOf(shopper.commerce.getOrder({ cartId, orderId }));
    expect(order).toMatchObject({ status: 'Confirmed', grandTotal: checkout.grandTotal, currency: 'GBP' });
  });

  it('commerce §7 payment 1: paymentMethods names the ways to pay a bag, none for an empty one', async () => {
    const shopper = shop.shopper();
    const methods = async (cartId: string) =>
      (await valueOf(shopper.commerce.paymentMethods({ cartId }))).map(({ type }) => type);
    expect(await methods(await bagOf(shopper, [line(0)]))).toEqual(['card', 'applepay', 'googlepay']);
    expect(await methods(await bagOf(shopper, []))).toEqual([]);
  });

  it('commerce §4 wallet 2: a digital bag goes straight on, without a delivery, for its own amount in minor units', async () => {
    const shopper = shop.shopper();
    const { cartId, orderId, pay } = await authorised(shopper, 1);
    await valueOf(pay(await walletToken()));
    const order = await valueOf(shopper.commerce.getOrder({ cartId, orderId }));
    expect(order).toMatchObject({ grandTotal: 2500, shippingAddress: null });
  });

  it('a refused token leaves the bag as it was, and another may be tried', async () => {
    const shopper = shop.shopper();
    const { cartId, draft, orderId, pay } = await authorised(shopper);
    expect(await valueOf(pay(await walletToken('decline')))).toEqual({ resultCode: 'Refused' });
    expect((await valueOf(shopper.commerce.getCart({ id: cartId }))).lineItems.physicalItems).toHaveLength(1);
    expect((await valueOf(draft())).orderId).toBe(orderId);
    expect(await valueOf(pay(await walletToken()))).toEqual({ resultCode: 'Authorised' });
  });

  it('reliability A11: the same token twice, and a provider that hangs after charging: one order, one charge', async ({
    annotate,
  }) => {
    const runs = rounds(10, 100);
    const captured = async (cartId: string) =>
      (
        await shop.db
          .select({ amount: testCardCharges.amount })
          .from(testCardCharges)
          .innerJoin(payments, eq(payments.attempt, testCardCharges.idempotencyKey))
          .where(and(eq(payments.cartId, cartId), eq(testCardCharges.outcome, 'captured')))
      ).map(({ amount }) => amount);
    const before = (await shop.db.select().from(testCardCharges)).length;
    const payInTime = async () => {
      const shopper = shop.shopper();
      const { cartId, orderId, checkout, pay } = await authorised(shopper);
      const hanging = await walletToken('timeout');
      expect((await errorOf(pay(hanging))).tag).toBe('payment-timeout');
      const answers = await Promise.all([valueOf(pay(hanging)), valueOf(pay(hanging))]);
      expect(answers).toEqual([{ resultCode: 'Authorised' }, { resultCode: 'Authorised' }]);
      const amounts = await captured(cartId);
      expect(amounts).toEqual([checkout.grandTotal]);
      expect(Number.isInteger(amounts[0])).toBe(true);
      const placed = await shop.db.select().from(orders).where(eq(orders.cartId, cartId));
      expect(placed).toMatchObject([{ id: orderId, grandTotal: checkout.grandTotal }]);
      expect((await valueOf(shopper.commerce.getOrder({ cartId, orderId }))).id).toBe(orderId);
    };
    // The provider keeps each waiting for a second: ten wait together.
    for (let run = 0; run < runs; run += 10) await Promise.all(Array.from({ length: 10 }, payInTime));
    const captures = (await shop.db.select().from(testCardCharges)).length - before;
    expect(captures).toBe(runs);
    await annotate(
      `${runs} runs: ${runs} orders, ${captures} captures, each of its integer total (target 100, 1 and 1 in each)`,
      'figure',
    );
  });
});

describe('skipping steps', () => {
  it('reliability E5: an empty bag, one without addresses and one of another total get no number', async () => {
    const shopper = shop.shopper();
    const draft = (cartId: string, expectedTotal: number) =>
      errorOf(shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal }));
    expect((await draft(await bagOf(shopper, []), 0)).message).toBe('Your shopping bag is empty');
    const cartId = await bagOf(shopper, [line(0)]);
    expect((await draft(cartId, 1999)).message).toBe('Billing address is required');
    const { version } = await billed(shopper, cartId);
    expect((await draft(cartId, 1999)).message).toBe('A delivery address is required');
    const who = { email: 'maud@example.com', address: addressIn('GB') };
    await valueOf(shopper.commerce.postCheckoutConsignment({ cartId, version, ...who }));
    expect((await draft(cartId, 1999)).message).toBe('Please choose a delivery option');
    const { grandTotal } = await readyCheckout(shopper, cartId);
    expect(await draft(cartId, grandTotal + 1)).toMatchObject({ tag: 'conflict', checkout: { grandTotal } });
  });

  it('reliability E5: a number nobody was given, or somebody else was, cannot be paid', async () => {
    const { orderId } = await authorised(shop.shopper());
    const stranger = shop.shopper();
    await bagOf(stranger, [line(0)]);
    for (const other of [orderId, 999_999]) {
      const paid = stranger.commerce.applePayPayment({ orderId: other, paymentToken: await walletToken() });
      expect((await errorOf(paid)).tag).toBe('not-found');
    }
  });

  it('reliability E5: in GBP only GB, JE and GG are delivered to', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [line(0)]);
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const send = (country: string, from = version) =>
      shopper.commerce.postCheckoutConsignment({
        cartId,
        version: from,
        email: 'maud@example.com',
        address: addressIn(country),
      });
    for (const country of ['FR', 'IM', 'US']) {
      expect((await errorOf(send(country))).message).toBe('We can not ship to this address');
    }
    let from = version;
    for (const country of ['JE', 'GG', 'GB']) from = (await valueOf(send(country, from))).version;
  });

  it('commerce §4 wallet 3: too little left is told before anything is charged', async () => {
    const buyer = shop.shopper();
    const slow = shop.shopper();
    const slowBag = await bagOf(slow, [line(2)]);
    const { pay } = await authorised(buyer, 2);
    const { grandTotal } = await readyCheckout(slow, slowBag);
    const draft = slow.commerce.createOrderFromCheckout({ cartId: slowBag, expectedTotal: grandTotal });
    expect(await errorOf(draft)).toMatchObject({ tag: 'sold-out', available: 0 });
    expect(await valueOf(pay(await walletToken()))).toEqual({ resultCode: 'Authorised' });
  });
});
