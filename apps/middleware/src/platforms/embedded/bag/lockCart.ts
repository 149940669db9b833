import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { carts } from '../schema/carts.ts';

export type Cart = typeof carts.$inferSelect;

/** The open bag of a session, held until the transaction ends so that changes to it come one after another. */
export async function lockCart(
  db: Queries,
  id: string,
  session: string | undefined,
): Promise<Cart | undefined> {
  if (session === undefined) return undefined;
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), eq(carts.sessionHash, session), eq(carts.status, 'open')))
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
