import type { Currency } from '@tailorbird/commerce/market';
import type { SessionItem } from '@tailorbird/commerce/promotions/sessionItem';
import { storeIdOf } from '@tailorbird/commerce/promotions/storeIdOf';
import type { Logger } from 'pino';
import type { EngineError, PromotionsEngine } from './promotionsEngine.ts';

/** A bag, as the engine is told of it. */
export interface SyncedCart {
  readonly id: string;
  readonly customerId: number | null;
  readonly currency: Currency;
  readonly items: readonly SessionItem[];
}

interface Options {
  readonly engine: PromotionsEngine;
  /** The bag as it is now; undefined once it is no longer one. */
  readonly readCart: (id: string) => Promise<SyncedCart | undefined>;
  readonly log: Logger;
  readonly isOn: boolean;
}

/** Keeps the promotions engine's sessions as the bags are. */
export interface PromotionsSync {
  /** Asks for a run for this bag, soon; a run that has not begun yet serves everybody who asked. */
  readonly request: (cartId: string) => void;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
}

/** What the engine is known to hold for a bag. */
interface Stored {
  profileId: number | null;
  /** The items as JSON; undefined until the session was loaded. */
  items: string | undefined;
}

/** Bags remembered; the longest unasked for is forgotten first, which costs one more load. */
const maxStored = 2_000;

/**
 * The promotions and cart sync (commerce §4): profile, session, items, each only where it differs from what the engine
 * is known to hold. For one bag one run goes on at a time, and the last always sees the last state. A failure is
 * logged and stops nobody (commerce §8).
 */
export function createSync({ engine, readCart, log, isOn }: Options): PromotionsSync {
  const stored = new Map<string, Stored>();
  const waiting = new Set<string>();
  const running = new Map<string, Promise<void>>();

  const run = async (cartId: string): Promise<void> => {
    while (waiting.delete(cartId)) {
      const known = stored.get(cartId) ?? { profileId: null, items: undefined };
      stored.delete(cartId);
      try {
        const cart = await readCart(cartId);
        if (cart === undefined) continue;
        await syncOnce(engine, cart, known, log);
        remember(stored, cartId, known);
      } catch (cause) {
        log.error({ err: cause, op: 'promotions.sync', cart: cartId }, 'the bag was not synced');
      }
    }
    running.delete(cartId);
  };
  return {
    request: (cartId) => {
      if (!isOn) return;
      waiting.add(cartId);
      if (!running.has(cartId))
        running.set(
          cartId,
          Promise.resolve().then(() => run(cartId)),
        );
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

async function syncOnce(
  engine: PromotionsEngine,
  cart: SyncedCart,
  known: Stored,
  log: Logger,
): Promise<void> {
  await syncProfile(engine, cart, known);
  if (known.items === undefined) {
    const loaded = await loadSession(engine, cart);
    if (!Array.isArray(loaded)) {
      log.error({ op: 'promotions.sync', cart: cart.id }, 'the items of a promotions session are no list');
      return;
    }
    known.items = JSON.stringify(loaded);
  }
  const items = JSON.stringify(cart.items);
  if (items === known.items) return;
  const pushed = await engine.updateCustomerSession(updateOf(cart, { dryRun: false }));
  if (!pushed.ok) throw failure('the items were not pushed', pushed.error);
  known.items = items;
}

/** Loads the profile of another customer than the one known, and makes it where there is none; clears it for a guest. */
async function syncProfile(engine: PromotionsEngine, cart: SyncedCart, known: Stored): Promise<void> {
  const { customerId, currency } = cart;
  if (customerId !== null && customerId !== known.profileId) {
    const found = await engine.getCustomerProfile(currency, customerId);
    if (!found.ok && found.error.status !== 408) throw failure('the profile was not loaded', found.error);
    const profile = found.ok ? found : await engine.updateCustomerProfile(currency, customerId, {});
    if (!profile.ok) throw failure('the profile was not made', profile.error);
  }
  known.profileId = customerId;
}

/** The items of the bag's session; one that is not there is made by a dry run, which keeps nothing yet. */
async function loadSession(engine: PromotionsEngine, cart: SyncedCart): Promise<unknown> {
  const found = await engine.getCustomerSession(cart.currency, cart.id);
  if (found.ok) return found.value.cartItems;
  if (found.error.status !== 404) throw failure('the session was not loaded', found.error);
  const made = await engine.updateCustomerSession(updateOf({ ...cart, items: [] }, { dryRun: true }));
  if (!made.ok) throw failure('the session was not made', made.error);
  return made.value.customerSession?.cartItems ?? [];
}

function updateOf(cart: SyncedCart, { dryRun }: { dryRun: boolean }) {
  return {
    currencyCode: cart.currency,
    sessionId: cart.id,
    dryRun,
    addManualCoupon: null,
    requestData: {
      customerSession: {
        cartItems: [...cart.items],
        storeIntegrationId: storeIdOf(cart.currency),
        ...(cart.customerId !== null && { profileId: String(cart.customerId) }),
      },
      responseContent: ['customerSession' as const],
    },
  };
}

function remember(stored: Map<string, Stored>, cartId: string, known: Stored): void {
  stored.set(cartId, known);
  const [oldest] = stored.keys();
  if (stored.size > maxStored && oldest !== undefined) stored.delete(oldest);
}

function failure(what: string, { status, message }: EngineError): Error {
  return new Error(`Promotions engine: ${what} (${status} ${message}).`);
}
