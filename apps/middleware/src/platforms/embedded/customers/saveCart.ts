import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { carts } from '../schema/carts.ts';
import { savedCarts } from '../schema/customers.ts';

/** Makes a bag the customer's, and the one they come back to in its channel. */
export async function saveCart(
  tx: Queries,
  customerId: number,
  { id: cartId, channelId }: { readonly id: string; readonly channelId: number },
): Promise<void> {
  await tx.update(carts).set({ customerId }).where(eq(carts.id, cartId));
  await tx
    .insert(savedCarts)
    .values({ customerId, channelId, cartId })
    .onConflictDoUpdate({ target: [savedCarts.customerId, savedCarts.channelId], set: { cartId } });
}
