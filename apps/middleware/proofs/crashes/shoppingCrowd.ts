import { setTimeout as sleep } from 'node:timers/promises';
import { approvedTokens, type Engine } from './engine.ts';
import { broken, type Ledger } from './invariants.ts';
import { buy, fill, type Trip } from './journeys.ts';
import { type PersistentShopper, persistentShopper } from './persistentShopper.ts';
import { stocked } from './stocked.ts';

/** How long the books may take to be right again: a claim lapses after five seconds, and is settled in the next. */
const healMs = 15_000;

/** People who buy one thing after another, whatever happens to the shop meanwhile. */
export interface ShoppingCrowd {
  readonly ledger: Ledger;
  /** Lets everybody finish, and answers what was lost or done twice. */
  readonly goHome: () => Promise<string[]>;
}

/** Lets so many people into a shop that runs. `untilBack` resolves once it answers again. */
export async function shoppingCrowd(
  engine: Engine,
  { origin, people, untilBack }: { origin: string; people: number; untilBack: () => Promise<void> },
): Promise<ShoppingCrowd> {
  const goods = await stocked(engine);
  // Drawn before: while the shop is down, its embedded database is too.
  const tokens = await approvedTokens(engine, 20_000);
  const ledger: Ledger = { orders: new Set(), units: 0, stock: goods.stock };
  const token = async () => {
    const next = tokens.pop();
    if (next === undefined) throw new Error('All payment tokens are spent.');
    return next;
  };
  const nothing = () => Promise.resolve();
  const trip: Trip = {
    engine,
    ledger,
    shopper: () => persistentShopper(origin, untilBack),
    arm: nothing,
    untilBack,
    token,
    ...goods,
    email: 'crowd@example.com',
  };
  let open = true;
  const shopping = Array.from({ length: people }, async () => {
    while (open) await buyOne(trip);
  });
  return {
    ledger,
    goHome: async () => {
      open = false;
      const ends = await Promise.allSettled(shopping);
      const stopped = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
      return [...new Set(stopped), ...(await stillBroken(engine, ledger))];
    },
  };
}

async function buyOne(trip: Trip): Promise<void> {
  const shopper = trip.shopper();
  const cartId = await fill(trip, shopper, 0);
  await buyAgain(trip, shopper, cartId);
}

/** A step whose answer was lost has been taken: the shopper is told of the conflict and looks at the checkout anew. */
async function buyAgain(trip: Trip, shopper: PersistentShopper, cartId: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await buy(trip, shopper, cartId);
    } catch (cause) {
      if (tries > 20 || !(cause instanceof Error) || !cause.message.startsWith('conflict')) throw cause;
    }
  }
}

async function stillBroken(engine: Engine, ledger: Ledger): Promise<string[]> {
  const since = performance.now();
  let wrong = await broken(engine, ledger);
  while (wrong.length > 0 && performance.now() - since < healMs) {
    await sleep(200);
    wrong = await broken(engine, ledger);
  }
  return wrong;
}
