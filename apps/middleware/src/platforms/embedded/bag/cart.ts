import { type Market, marketOfChannel } from '@tailorbird/commerce/market';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import type { Call } from '../../call.ts';
import { carts } from '../schema/carts.ts';

export type Cart = typeof carts.$inferSelect;
type Caller = Pick<Call, 'session' | 'customerId'>;

/** The caller's open bag, held until the transaction ends so that changes to it come one after another. */
export async function lockCart(db: Queries, id: string, caller: Caller): Promise<Cart | undefined> {
  const cart = await lock(db, id, caller);
  return cart?.status === 'open' ? cart : undefined;
}

/** As `lockCart`; a bag that was merged into another answers that one, so a tab that is behind loses nothing. */
export async function lockCurrentCart(db: Queries, id: string, caller: Caller): Promise<Cart | undefined> {
  const cart = await lock(db, id, caller);
  if (cart?.status === 'merged' && cart.mergedInto !== null) {
    return lockCurrentCart(db, cart.mergedInto, caller);
  }
  return cart?.status === 'open' ? cart : undefined;
}

async function lock(db: Queries, id: string, caller: Caller): Promise<Cart | undefined> {
  if (caller.session === undefined) return undefined;
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), isOwnCart(caller)))
    .for('update');
  return cart;
}

/** Marks the locked bag changed; answers it as it is now. */
export async function touchCart(db: Queries, cart: Cart, now: Date): Promise<Cart> {
  const [changed] = await db
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, cart.id))
    .returning();
  return changed ?? cart;
}

/**
 * Whether a bag is the caller's: a guest's by the session that made it, a customer's by who is signed in. Once a
 * bag has a customer no session alone opens it.
 */
export function isOwnCart({ session, customerId }: Pick<Call, 'session' | 'customerId'>): SQL | undefined {
  const guests = and(isNull(carts.customerId), eq(carts.sessionHash, session ?? ''));
  return customerId === undefined ? guests : or(guests, eq(carts.customerId, customerId));
}

/** The market a bag was begun in, and stays in. */
export function marketOfCart({ channelId }: { channelId: number }): Market {
  const market = marketOfChannel(channelId);
  if (!market) throw new Error(`A bag names channel ${channelId}, which is none of the shop's.`);
  return market;
}
