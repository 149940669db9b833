import type { Bag } from '@tailorbird/commerce/model/bag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressIn, bagOf } from '../../../testing/journey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith(
    Array.from({ length: 8 }, (_, index) => ({ sku: `20000${index + 1}`, warehouse: 500 })),
  );
});
afterAll(() => shop.close());

const productOf = (index: number) => shop.styles[index]?.productId ?? 0;
/** How often each tab changes the bag. */
const steps = rounds(25, 400);

describe('two tabs of one checkout', () => {
  it('reliability C4: of two changes at once one is made, and the other is told how things stand', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(0), quantity: 1 }]);
    let { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    for (let round = 0; round < rounds(25, 500); round += 1) {
      const bill = (tab: Shopper, city: string) =>
        tab.commerce.addCheckoutBillingAddress({
          cartId,
          version,
          email: 'maud@example.com',
          address: { ...addressIn('GB'), city },
        });
      const cities = [`Ludlow ${round}`, `Leominster ${round}`];
      const ends = await Promise.all(cities.map((city) => bill(shopper.tab(), city)));
      const winner = ends.findIndex(({ ok }) => ok);
      const loser = ends[1 - winner];
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
      expect(loser).toMatchObject({
        ok: false,
        error: {
          tag: 'conflict',
          checkout: { version: version + 1, billingAddress: { city: cities[winner] } },
        },
      });
      version += 1;
    }
    expect((await valueOf(shopper.commerce.getCheckout({ cartId }))).version).toBe(version);
  });

  it('reliability C5: a quantity that comes after its line was removed brings nothing back', async () => {
    const shopper = shop.shopper();
    for (let round = 0; round < rounds(10, 300); round += 1) {
      const lines = [0, 1].map((index) => ({ productId: productOf(index), quantity: 1 }));
      const cartId = await bagOf(shopper, lines);
      const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
      const itemId = bag.lineItems.physicalItems[0]?.id ?? '';
      const late = () => shopper.commerce.updateCartItem({ cartId, itemId, lineItem: { quantity: 3 } });
      await Promise.all([late(), valueOf(shopper.commerce.removeCartItem({ cartId, itemId }))]);
      expect((await errorOf(late())).tag).toBe('not-found');
      expect((await valueOf(shopper.commerce.getCart({ id: cartId }))).lineItems.physicalItems).toHaveLength(
        1,
      );
    }
  });
});

describe('eight tabs of one bag', () => {
  it('reliability A14: what each was told is what the bag says, whatever is repeated', async () => {
    const owner = shop.shopper();
    const cartId = await bagOf(owner, []);
    const quantityOf = (bag: Bag, index: number) =>
      bag.lineItems.physicalItems.find(({ productId }) => productId === productOf(index))?.quantity ?? 0;
    /** Each tab has a style to itself, so that what it reads has to be exactly what it wrote. */
    const history = async (index: number) => {
      const tab = owner.tab();
      let expected = 0;
      for (let step = 0; step < steps; step += 1) {
        const seen = quantityOf(await valueOf(tab.commerce.getCart({ id: cartId })), index);
        expect([index, step, seen]).toEqual([index, step, expected]);
        const args = [{ cartId, lineItems: [{ productId: productOf(index), quantity: 1 }] }];
        const key = { 'idempotency-key': crypto.randomUUID() };
        // Every third answer is lost, and the call repeated.
        if (step % 3 === 0) await tab.post('/commerce/addCartItems', args, key);
        const added = await tab.post('/commerce/addCartItems', args, key);
        expect(added.status).toBe(200);
        expected += 1;
      }
      return expected;
    };
    const totals = await Promise.all(Array.from({ length: 8 }, (_, index) => history(index)));
    const bag = await valueOf(owner.commerce.getCart({ id: cartId }));
    expect(totals.map((_, index) => quantityOf(bag, index))).toEqual(totals);
    expect(bag.lineItems.physicalItems).toHaveLength(8);
  });
});
