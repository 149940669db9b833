import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { stockItems, stockLevels } from '../schema/inventory.ts';
import { orderLines, orders, payments } from '../schema/orders.ts';
import { testCardCharges } from '../schema/testCards.ts';

/** How many race for three styles at once. */
const buyers = rounds(60, 200);

/** Races need connections of their own: the embedded database has one, and would hide them. */
let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 7, reserve: 3 },
    { sku: '200002', warehouse: 100 },
    { sku: '200003', warehouse: buyers },
    { sku: '200004', warehouse: buyers },
    { sku: '200005', warehouse: buyers },
  ]);
});
afterAll(() => shop.close());

const productOf = (index: number) => shop.styles[index]?.productId ?? 0;

async function unitsSold(index: number): Promise<number> {
  const rows = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.productId, productOf(index)));
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function unitsLeft(sku: string): Promise<number> {
  const rows = await shop.db
    .select({ onHand: stockLevels.onHand })
    .from(stockLevels)
    .innerJoin(stockItems, eq(stockItems.id, stockLevels.stockItemId))
    .where(eq(stockItems.sku, sku));
  return rows.reduce((sum, { onHand }) => sum + onHand, 0);
}

/** Deadlocks the server has broken in this database. It counts them once a connection is idle, a second later at most. */
async function deadlocksBroken(): Promise<number> {
  await sleep(1_200);
  const { rows } = await shop.db.execute(
    sql`select deadlocks::int as broken from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.['broken']);
}

/** One buyer from the bag to the order; answers how it ended. */
async function buy(indices: readonly number[]): Promise<string> {
  const shopper = shop.shopper();
  const { id: cartId } = await valueOf(shopper.commerce.createCart());
  for (const index of indices) {
    const lineItems = [{ productId: productOf(index), quantity: 1 }];
    const added = await shopper.commerce.addCartItems({ cartId, lineItems });
    if (!added.ok) return added.error.tag;
  }
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const order = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  const placed = await shopper.commerce.createOrderFromCheckout(order);
  return placed.ok ? 'ordered' : placed.error.tag;
}

describe('on a server, at the same time', () => {
  it('200 buyers for 10 units buy exactly 10', { timeout: 240_000 }, async () => {
    const ends = await Promise.all(Array.from({ length: 200 }, () => buy([0])));
    const tally = Map.groupBy(ends, (end) => end);
    expect([...tally.keys()].toSorted()).toEqual(['ordered', 'sold-out']);
    expect(tally.get('ordered')).toHaveLength(10);
    expect([await unitsSold(0), await unitsLeft('200001-1')]).toEqual([10, 0]);
  });

  it('reliability A7: 50 calls for one checkout make one order, one charge and 50 equal answers', async ({
    annotate,
  }) => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [{ productId: productOf(1), quantity: 1 }]);
    const { grandTotal } = await readyCheckout(shopper, cartId);
    const order = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    const charged = await shop.db.$count(testCardCharges);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => valueOf(shopper.commerce.createOrderFromCheckout(order))),
    );
    const equal = answers.filter((answer) => isDeepStrictEqual(answer, answers[0])).length;
    const made = await shop.db.$count(orders, eq(orders.cartId, cartId));
    expect([made, equal]).toEqual([1, 50]);
    expect(await shop.db.$count(payments, eq(payments.cartId, cartId))).toBe(1);
    expect(await shop.db.$count(testCardCharges)).toBe(charged + 1);
    await annotate(`50 calls: ${made} order, ${equal} equal answers (target 1, 50)`, 'figure');
  });

  it('reliability A3: buyers of the same styles in any order never wait for each other for ever', async ({
    annotate,
  }) => {
    const orderings = [
      [2, 3, 4],
      [4, 3, 2],
      [3, 2, 4],
      [4, 2, 3],
      [2, 4, 3],
      [3, 4, 2],
    ];
    const before = await deadlocksBroken();
    const ends = await Promise.all(
      Array.from({ length: buyers }, (_, index) => buy(orderings[index % orderings.length] ?? [])),
    );
    expect(new Set(ends)).toEqual(new Set(['ordered']));
    expect(await unitsLeft('200003-1')).toBe(0);
    const surfaced = shop.logged.filter((line) => /deadlock|40P01/.test(line));
    expect(surfaced).toEqual([]);
    // Asked of the server itself: one that a call repeats by itself is seen here too.
    const broken = (await deadlocksBroken()) - before;
    expect(broken).toBeLessThanOrEqual(1);
    await annotate(
      `${buyers} buyers of three styles: ${surfaced.length} deadlocks told, ${broken} met (target 200 buyers, 0, at most 1)`,
      'figure',
    );
  });

  it('two additions to one bag are both in it', async () => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    const lineItems = [{ productId: productOf(1), quantity: 1 }];
    await Promise.all(
      Array.from({ length: 10 }, () => valueOf(shopper.commerce.addCartItems({ cartId, lineItems }))),
    );
    const bag = await valueOf(shopper.commerce.getCart({ id: cartId }));
    expect(bag.lineItems.physicalItems.map(({ quantity }) => quantity)).toEqual([10]);
  });
});
