import { setTimeout as sleep } from 'node:timers/promises';
import { shopperClient } from '../../apps/middleware/proofs/crashes/shopperClient.ts';
import type { Goods } from '../../apps/middleware/proofs/races/goods.ts';
import { addressIn } from '../../apps/middleware/src/testing/journey.ts';
import type { Client } from '../../packages/commerce/src/client.ts';

/** What people look at: pages that are kept and pages that are made for one shopper, in all markets. */
const pages = [
  '/',
  '/eu',
  '/us',
  '/browse/womens',
  '/eu/browse/mens',
  '/us/browse/other-stuff',
  '/search?query=tee',
  '/bag',
];
/** A bag is left after so many things, and another begun. */
const linesOfBag = 4;
/** Of so many requests one changes a bag, and of so many bags one holds its goods for an order. */
const [oneChanges, oneHolds] = [4, 5];

/** A bag as its shopper was told it is. */
interface Bag {
  readonly client: Client;
  readonly id: string;
  units: number;
}

/** What the load came to. `errors` names each request that got no answer or one of 500 and above. */
export interface Load {
  readonly requests: number;
  readonly errors: readonly string[];
  /** Bags that do not hold what their shopper was told. */
  readonly lostBags: number;
  readonly bags: number;
}

/**
 * Sends so many requests a second, whatever the answers take, until told to stop: three pages and one change of a bag,
 * by shoppers with bags of their own, one in five of whom gives an address, which holds the goods, and leaves.
 */
export function startMixedLoad(
  origin: string,
  { perSecond, goods }: { perSecond: number; goods: readonly Goods[] },
): { readonly stop: () => Promise<Load> } {
  const errors: string[] = [];
  const bags: Bag[] = [];
  const idle: Bag[] = [];
  const underWay = new Set<Promise<unknown>>();
  let requests = 0;
  let isOpen = true;

  const fail = (what: string, cause: unknown) => {
    const reason = cause instanceof Error ? messages(cause).join(': ') : String(cause);
    errors.push(`${what}: ${reason}`);
  };
  const look = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
  };
  const change = async () => {
    const bag = idle.pop() ?? (await newBag());
    const wanted = goods[requests % goods.length];
    const line = { productId: wanted?.productId ?? 0, variantId: wanted?.variantId ?? 0, quantity: 1 };
    const added = await bag.client.commerce.addCartItems({ cartId: bag.id, lineItems: [line] });
    if (!added.ok) throw new Error(`${added.error.tag}: ${added.error.message}`);
    bag.units += 1;
    if (bag.units < linesOfBag) idle.push(bag);
    else if (bags.length % oneHolds === 0) await hold(bag);
  };
  const newBag = async (): Promise<Bag> => {
    const client = shopperClient(origin, () => crypto.randomUUID());
    const made = await client.commerce.createCart();
    if (!made.ok) throw new Error(`${made.error.tag}: ${made.error.message}`);
    const bag = { client, id: made.value.id, units: 0 };
    bags.push(bag);
    return bag;
  };
  const begin = (what: string, work: Promise<unknown>) => {
    requests += 1;
    const done = work.catch((cause: unknown) => fail(what, cause)).finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const sending = (async () => {
    const started = performance.now();
    for (let sent = 0; isOpen; sent += 1) {
      await sleep(Math.max(0, started + (sent * 1000) / perSecond - performance.now()));
      const path = pages[sent % pages.length] ?? '/';
      if (sent % oneChanges === 0) begin('a change of a bag', change());
      else begin(path, look(path));
    }
  })();

  return {
    stop: async () => {
      isOpen = false;
      await sending;
      await Promise.all(underWay);
      let lostBags = 0;
      for (const bag of bags) {
        const now = await bag.client.commerce.getCart({ id: bag.id });
        const { physicalItems = [] } = now.ok ? now.value.lineItems : {};
        const units = physicalItems.reduce((sum, { quantity }) => sum + quantity, 0);
        if (units < bag.units) lostBags += 1;
      }
      return { requests, errors, lostBags, bags: bags.length };
    },
  };
}

/** What an error says, and what caused it. */
function messages({ message, cause }: Error): string[] {
  return [message, ...(cause instanceof Error ? messages(cause) : [])];
}

/** Gives an address, from where on the goods are held. */
async function hold({ client, id }: Bag): Promise<void> {
  const checkout = await client.commerce.getCheckout({ cartId: id });
  if (!checkout.ok) throw new Error(`${checkout.error.tag}: ${checkout.error.message}`);
  const { version } = checkout.value;
  const address = { email: 'soak@example.com', address: addressIn('GB') };
  const held = await client.commerce.postCheckoutConsignment({ cartId: id, version, ...address });
  if (!held.ok) throw new Error(`${held.error.tag}: ${held.error.message}`);
}
