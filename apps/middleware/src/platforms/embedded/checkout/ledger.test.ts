import { and, eq, gt, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyCheckout } from '../../../testing/journey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { stockItems, stockLevels } from '../schema/inventory.ts';
import { orderLines } from '../schema/orders.ts';
import { reservations } from '../schema/reservations.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 6, reserve: 2 },
    { sku: '200002', warehouse: 10 },
  ]);
});
afterAll(() => shop.close());

const ttlMs = 15 * 60 * 1000;

async function books(index: number) {
  const sku = `20000${index + 1}-1`;
  const productId = shop.styles[index]?.productId ?? 0;
  const [shelf] = await shop.db
    .select({
      units: sql<number>`sum(${stockLevels.onHand})::int`,
      least: sql<number>`min(${stockLevels.onHand})`,
    })
    .from(stockLevels)
    .innerJoin(stockItems, eq(stockItems.id, stockLevels.stockItemId))
    .where(eq(stockItems.sku, sku));
  const [sold] = await shop.db
    .select({ units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .where(eq(orderLines.productId, productId));
  const [held] = await shop.db
    .select({ units: sql<number>`coalesce(sum(${reservations.quantity}), 0)::int` })
    .from(reservations)
    .innerJoin(stockItems, eq(stockItems.id, reservations.stockItemId))
    .where(and(eq(stockItems.sku, sku), gt(reservations.expiresAt, shop.clock())));
  return {
    onHand: shelf?.units ?? 0,
    least: shelf?.least ?? 0,
    sold: sold?.units ?? 0,
    held: held?.units ?? 0,
  };
}

type Step = { readonly who: number; readonly what: 'add' | 'remove' | 'reserve' | 'pay' | 'wait' };

/** Three shoppers with a bag each, who do one thing after another. */
async function play(steps: readonly Step[]): Promise<void> {
  const bags = new Map<number, { shopper: Shopper; cartId: string }>();
  const bagOf = async (who: number) => {
    const known = bags.get(who);
    if (known) return known;
    const shopper = shop.shopper();
    const made = { shopper, cartId: (await valueOf(shopper.commerce.createCart())).id };
    bags.set(who, made);
    return made;
  };
  for (const { who, what } of steps) {
    const { shopper, cartId } = await bagOf(who);
    if (what === 'wait') shop.wait(ttlMs + 1);
    else if (await change(shopper, cartId, what)) bags.delete(who);
  }
  shop.wait(ttlMs + 1);
}

/** Answers whether the bag is used up. */
async function change(
  shopper: Shopper,
  cartId: string,
  what: Exclude<Step['what'], 'wait'>,
): Promise<boolean> {
  const { commerce } = shopper;
  if (what === 'add') {
    await commerce.addCartItems({
      cartId,
      lineItems: [{ productId: shop.styles[0]?.productId ?? 0, quantity: 2 }],
    });
    return false;
  }
  const bag = await commerce.getCart({ id: cartId });
  const line = bag.ok ? bag.value.lineItems.physicalItems[0] : undefined;
  if (!line) return !bag.ok;
  if (what === 'reserve') await commerce.getCheckout({ cartId });
  if (what === 'remove')
    return (await valueOf(commerce.removeCartItem({ cartId, itemId: line.id }))).bag === null;
  if (what !== 'pay') return false;
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  return (await commerce.createOrderFromCheckout(due)).ok;
}

describe('the books of the stock', () => {
  it('reliability A5: whatever shoppers do, what there was is on the shelf or sold, and nothing is held for ever', async () => {
    const step = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('add', 'add', 'remove', 'reserve', 'pay', 'wait'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: rounds(10, 40) }), async (steps) => {
        await play(steps);
        const { onHand, least, sold, held } = await books(0);
        expect([onHand + sold, held]).toEqual([8, 0]);
        expect(least).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: rounds(8, 1000), endOnFailure: true },
    );
  });

  it('reliability A2: buyers who give up cost nobody a sale once their quarter of an hour is over', async () => {
    const productId = shop.styles[1]?.productId ?? 0;
    const buy = async (pays: boolean) => {
      const shopper = shop.shopper();
      const { id: cartId } = await valueOf(shopper.commerce.createCart());
      const added = await shopper.commerce.addCartItems({ cartId, lineItems: [{ productId, quantity: 1 }] });
      if (!added.ok) return;
      const { grandTotal } = await readyCheckout(shopper, cartId);
      if (!pays) return;
      const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
      await shopper.commerce.createOrderFromCheckout(due);
    };
    for (let index = 0; index < 12; index += 1) await buy(index % 3 !== 0);
    expect((await books(1)).sold).toBeLessThan(10);
    shop.wait(ttlMs + 1);
    for (let index = 0; index < 6; index += 1) await buy(true);
    expect(await books(1)).toEqual({ onHand: 0, least: 0, sold: 10, held: 0 });
  });
});
