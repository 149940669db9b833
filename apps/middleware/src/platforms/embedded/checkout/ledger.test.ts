import { and, eq, gt, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyCheckout } from '../../../testing/journey.ts';
import { testEngine } from '../../../testing/openTestDatabase.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { stockItems, stockLevels } from '../schema/inventory.ts';
import { orderLines } from '../schema/orders.ts';
import { reservations } from '../schema/reservations.ts';
import { sweep } from '../sweep.ts';

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

/** A shopper of a model run, with the bag at hand if there is one. */
interface Player {
  readonly shopper: Shopper;
  cartId: string | undefined;
}
/** What is so after every step, whoever did it: `sold` and `held` are the shop's to say, the sum is not. */
type Model = { readonly units: number };
type Players = readonly Player[];

/** Everything a shopper, or time, can do to the stock. */
const deeds: { readonly [deed: string]: (player: Player) => Promise<void> } = {
  add: async (player) => {
    player.cartId ??= (await valueOf(player.shopper.commerce.createCart())).id;
    const lineItems = [{ productId: shop.styles[0]?.productId ?? 0, quantity: 2 }];
    await player.shopper.commerce.addCartItems({ cartId: player.cartId, lineItems });
  },
  remove: async (player) => {
    const { cartId, line } = await lineOf(player);
    if (!line) return;
    const { bag } = await valueOf(player.shopper.commerce.removeCartItem({ cartId, itemId: line.id }));
    if (bag === null) player.cartId = undefined;
  },
  reserve: async (player) => {
    const { cartId, line } = await lineOf(player);
    if (line) await player.shopper.commerce.getCheckout({ cartId });
  },
  pay: async (player) => {
    const { cartId, line } = await lineOf(player);
    if (!line) return;
    const { grandTotal } = await readyCheckout(player.shopper, cartId);
    const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    const placed = await player.shopper.commerce.createOrderFromCheckout(due);
    if (!placed.ok) return;
    player.cartId = undefined;
    done.paid += 1;
  },
  cancel: async (player) => {
    if (player.cartId === undefined) return;
    await valueOf(player.shopper.commerce.deleteCart({ id: player.cartId }));
    player.cartId = undefined;
  },
  expire: async () => shop.wait(ttlMs + 1),
};
const done = { steps: 0, paid: 0 };

async function lineOf({ shopper, cartId = '' }: Player) {
  const bag = cartId === '' ? undefined : await valueOf(shopper.commerce.getCart({ id: cartId }));
  return { cartId, line: bag?.lineItems.physicalItems[0] };
}

async function expectBooks({ units }: Model): Promise<void> {
  const { onHand, least, sold, held } = await books(0);
  expect(onHand + sold).toBe(units);
  expect(least).toBeGreaterThanOrEqual(0);
  expect(held).toBeLessThanOrEqual(onHand);
}

/** One deed of one shopper; the books are looked at after each. */
class Deed implements fc.AsyncCommand<Model, Players> {
  readonly deed: string;
  readonly who: number;
  constructor(deed: string, who: number) {
    this.deed = deed;
    this.who = who;
  }
  check() {
    return true;
  }
  async run(model: Model, players: Players) {
    const player = players[this.who];
    if (player) await deeds[this.deed]?.(player);
    await expectBooks(model);
    done.steps += 1;
  }
  toString() {
    return `${this.who} ${this.deed}`;
  }
}

/** What is on the shelf before a run, so that there is something to sell in each. */
const shelf = 8;

async function restock(): Promise<number> {
  const [item] = await shop.db.select().from(stockItems).where(eq(stockItems.sku, '200001-1'));
  for (const [locationId, onHand] of [6, 2].entries()) {
    await shop.db
      .update(stockLevels)
      .set({ onHand })
      .where(and(eq(stockLevels.stockItemId, item?.id ?? 0), eq(stockLevels.locationId, locationId + 1)));
  }
  return (await books(0)).sold + shelf;
}

describe('the books of the stock', () => {
  it('reliability A5: whatever shoppers do, what there was is on the shelf or sold, and nothing is held for ever', async ({
    annotate,
  }) => {
    // Twice as often put in as taken out, so that there is something to pay for.
    const commands = ['add', 'pay', ...Object.keys(deeds)].map((deed) =>
      fc.nat(2).map((who) => new Deed(deed, who)),
    );
    const runs = rounds(12, 1000);
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (steps) => {
        const model = { units: await restock() };
        const players = [0, 1, 2].map((): Player => ({ shopper: shop.shopper(), cartId: undefined }));
        await fc.asyncModelRun(() => ({ model, real: players }), steps);
        shop.wait(ttlMs + 1);
        expect((await books(0)).held).toBe(0);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(Math.min(done.steps, done.paid)).toBeGreaterThan(0);
    const figure = `${runs} runs, ${done.steps} steps, ${done.paid} orders on ${testEngine}`;
    await annotate(`${figure}: 0 violations (target 1000 runs of up to 40 steps, 0)`, 'figure');
  });

  it('reliability A2: buyers who give up cost nobody a sale once their quarter of an hour is over', async ({
    annotate,
  }) => {
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
    for (let index = 0; index < 12; index += 1) await buy(index % 10 >= 3);
    const first = await books(1);
    expect([first.sold, first.held]).toEqual([7, 3]);
    shop.wait(ttlMs + 1);
    for (let index = 0; index < 6; index += 1) await buy(true);
    shop.wait(ttlMs + 1);
    await sweep({ db: shop.db, clock: shop.clock });
    expect(await books(1)).toEqual({ onHand: 0, least: 0, sold: 10, held: 0 });
    const live = await shop.db.$count(reservations);
    expect(live).toBe(0);
    await annotate(`3 of 10 gave up: 10 sold, ${live} reservations left (target 10, 0)`, 'figure');
  });
});
