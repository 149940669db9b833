import { priceView } from '@tailorbird/commerce/pricing/priceView';
import type { SessionItem } from '@tailorbird/commerce/promotions/sessionItem';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { marketOfCart } from '../../platforms/embedded/bag/cart.ts';
import { type CartLine, linesOfCart } from '../../platforms/embedded/bag/linesOfCart.ts';
import { carts } from '../../platforms/embedded/schema/carts.ts';
import type { SyncedCart } from './createSync.ts';

/** The lines of a bag as the promotions engine has them. */
export function sessionItemsOf(lines: readonly CartLine[]): SessionItem[] {
  return lines.map(({ name, sku, quantity, price, productId, variantId }) => ({
    name,
    sku,
    quantity,
    price: priceView(price).now,
    attributes: { productId, tmpVariantId: variantId },
  }));
}

/** A bag as the engine is told of it: a cleared one is empty, and one that was ordered or merged is no longer told. */
export async function readSyncedCart(db: Database['db'], id: string): Promise<SyncedCart | undefined> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), inArray(carts.status, ['open', 'deleted'])));
  if (!cart) return undefined;
  const { customerId, currency, status } = cart;
  const lines = status === 'open' ? await linesOfCart(db, id, marketOfCart(cart)) : [];
  return { id, customerId, currency, items: sessionItemsOf(lines) };
}
