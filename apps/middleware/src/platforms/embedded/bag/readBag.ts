import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Queries } from '../../../database/database.ts';
import { promotionsOf } from '../../../services/promotions/promotionsOf.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import type { carts } from '../schema/carts.ts';
import { linesOfCart } from './linesOfCart.ts';
import { marketOfCart } from './marketOfCart.ts';
import { toBag } from './toBag.ts';

/** A bag as it stands, with what is left of everything in it. */
export async function readBag(
  db: Queries,
  cart: typeof carts.$inferSelect,
  now: Date,
  notice: string | null = null,
): Promise<Bag> {
  const lines = await linesOfCart(db, cart.id, marketOfCart(cart));
  const items = new Set(lines.flatMap(({ stockItemId }) => stockItemId ?? []));
  const locations = await locationsOfItems(db, [...items], { now, exceptCart: cart.id });
  const promoted = await promotionsOf(db, cart, lines, now);
  return toBag(cart, lines, locations, promoted, notice);
}
