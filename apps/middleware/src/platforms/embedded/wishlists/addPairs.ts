import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { pairsToAdd } from '@tailorbird/commerce/wishlist/wishlistPairs';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { variants } from '../schema/catalogue.ts';
import { wishlistItems } from '../schema/wishlists.ts';

/** The pairs the catalogue knows; a list kept in a browser may name what is gone. */
export async function knownPairs(db: Queries, pairs: readonly WishlistPair[]): Promise<WishlistPair[]> {
  const ids = pairs.map(({ variantId }) => variantId);
  const rows = await db
    .select({ productId: variants.productId, variantId: variants.id })
    .from(variants)
    .where(anyOf(variants.id, ids));
  const productOf = new Map(rows.map(({ variantId, productId }) => [variantId, productId]));
  return pairs.filter(({ productId, variantId }) => productOf.get(variantId) === productId);
}

/** Adds pairs the catalogue knows to a wishlist whose customer is held; those it has are ignored. */
export async function addPairs(
  tx: Queries,
  wishlistId: number,
  pairs: readonly WishlistPair[],
): Promise<void> {
  const list = await tx.select().from(wishlistItems).where(eq(wishlistItems.wishlistId, wishlistId));
  const fresh = pairsToAdd(list, pairs);
  if (fresh.length === 0) return;
  await tx
    .insert(wishlistItems)
    .values(fresh.map((pair) => ({ wishlistId, open: false, ...pair })))
    .onConflictDoNothing();
}
