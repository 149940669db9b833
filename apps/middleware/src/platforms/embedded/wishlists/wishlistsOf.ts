import type { Wishlist } from '@tailorbird/commerce/model/wishlist';
import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { wishlistItems, wishlists } from '../schema/wishlists.ts';

type Row = typeof wishlists.$inferSelect;

/** A customer's wishlists, the first one first. */
export async function wishlistsOf(db: Queries, customerId: number): Promise<Wishlist[]> {
  const rows = await db
    .select()
    .from(wishlists)
    .where(eq(wishlists.customerId, customerId))
    .orderBy(asc(wishlists.id));
  return withItems(db, rows);
}

/** Wishlists with what is in them, in the order it was added. */
export async function withItems(db: Queries, rows: readonly Row[]): Promise<Wishlist[]> {
  const items = await db
    .select()
    .from(wishlistItems)
    .where(
      anyOf(
        wishlistItems.wishlistId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(wishlistItems.id));
  return rows.map(({ id, name, customerId, isPublic, token }) => ({
    id,
    name,
    customerId,
    isPublic,
    token,
    items: items
      .filter(({ wishlistId }) => wishlistId === id)
      .map(({ id: itemId, productId, variantId, open }) => ({
        id: itemId,
        productId,
        variantId,
        ...(open && { open }),
      })),
  }));
}
