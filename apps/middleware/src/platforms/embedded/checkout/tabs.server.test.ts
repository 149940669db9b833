import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, bagOf } from '../../../testing/journey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 500 },
    { sku: '200002', warehouse: 500 },
  ]);
});
afterAll(() => shop.close());

const productOf = (index: number) => shop.styles[index]?.productId ?? 0;

describe('two tabs of one checkout', () => {
  it('reliability C4: of two changes at once one is made, and the other is told how things stand', async ({
    annotate,
  }) => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 1 }]);
    const seen = { interleavings: 0, losers: 0, changes: 0 };
    const addressed = (city: string) => ({
      email: 'maud@example.com',
      address: { ...addressIn('GB'), city },
    });
    type Change = (tab: Shopper, version: number, city: string) => ReturnType<typeof billed>;
    const billed = (tab: Shopper, version: number, city: string) =>
      tab.commerce.addCheckoutBillingAddress({ cartId, version, ...addressed(city) });
    const sent: Change = (tab, version, city) =>
      tab.commerce.postCheckoutConsignment({ cartId, version, ...addressed(city) });

    /** One tab makes its change with what it knows, and with what it is told when it comes too late. */
    const changeIn = async (change: Change, known: number, city: string, wait: () => Promise<unknown>) => {
      const tab = shopper.tab();
      for (let version = known; ; ) {
        await wait();
        const end = await change(tab, version, city);
        if (end.ok) return;
        seen.losers += 1;
        if (end.error.tag !== 'conflict' || !end.error.checkout) throw new Error(end.error.message);
        expect(end.error.message).toMatch(/\w/);
        expect(end.error.checkout.version).toBeGreaterThan(version);
        version = end.error.checkout.version;
      }
    };

    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const before = (await valueOf(shopper.commerce.getCheckout({ cartId }))).version;
        const [billing, delivery] = [`Ludlow ${before}`, `Leominster ${before}`];
        const wait = () => scheduler.schedule(Promise.resolve());
        await scheduler.waitFor(
          Promise.all([changeIn(billed, before, billing, wait), changeIn(sent, before, delivery, wait)]),
        );
        const now = await valueOf(shopper.commerce.getCheckout({ cartId }));
        expect([now.version, now.billingAddress?.city, now.consignments[0]?.address.city]).toEqual([
          before + 2,
          billing,
          delivery,
        ]);
        seen.interleavings += 1;
        seen.changes += 2;
      }),
      { numRuns: rounds(60, 500), endOnFailure: true },
    );
    expect(seen.losers).toBeGreaterThanOrEqual(seen.interleavings);
    await annotate(
      `${seen.interleavings} interleavings, ${seen.changes} changes: 0 lost, ${seen.losers} told of the newer state (target 500, 0)`,
      'figure',
    );
  });

  it('reliability C5: a quantity that comes after its line was removed brings nothing back', async ({
    annotate,
  }) => {
    const shopper = shop.shopper();
    const runs = rounds(20, 300);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const lines = [0, 1].map((index) => ({ productId: productOf(index), quantity: 1 }));
        const cartId = await bagOf(shopper, lines);
        const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
        const itemId = bag.lineItems.physicalItems[0]?.id ?? '';
        const late = () => shopper.commerce.updateCartItem({ cartId, itemId, lineItem: { quantity: 3 } });
        const remove = () => valueOf(shopper.commerce.removeCartItem({ cartId, itemId }));
        const calls: readonly (() => Promise<unknown>)[] = [late, late, remove];
        const sent = calls.map((call) => scheduler.schedule(Promise.resolve()).then(call));
        await scheduler.waitFor(Promise.all(sent));
        expect((await errorOf(late())).tag).toBe('not-found');
        const left = await valueOf(shopper.commerce.getCart({ id: cartId }));
        expect(left.lineItems.physicalItems.map(({ productId }) => productId)).toEqual([productOf(1)]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    await annotate(`${runs} runs against a removal: 0 lines brought back (target 300, 0)`, 'figure');
  });
});
