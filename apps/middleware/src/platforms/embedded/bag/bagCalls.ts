import { quantityWithin } from '@tailorbird/commerce/bag/addToBagRefusals';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import { promotionsOf } from '../../../services/promotions/promotionsOf.ts';
import { type Answer, type Call, notFound } from '../../call.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import { cartLines, carts } from '../schema/carts.ts';
import { reservations } from '../schema/reservations.ts';
import { isOwnCart, lockCurrentCart, touchCart } from './cart.ts';
import { linesOfCart } from './linesOfCart.ts';
import { availableTo, readBag, toBag } from './readBag.ts';

type Args<N extends 'getCart' | 'updateCartItem' | 'removeCartItem' | 'deleteCart'> = ParsedArgsOf<
  'commerce',
  N
>[0];

/** The bag; one that was merged into another answers that one, whose id it then has. */
export async function getCart(call: Call, { id }: Args<'getCart'>): Answer<Bag> {
  const [cart] = await call.db
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), isOwnCart(call)));
  if (cart?.status === 'merged' && cart.mergedInto !== null) return getCart(call, { id: cart.mergedInto });
  return cart?.status === 'open' ? ok(await readBag(call.db, cart, call.clock())) : err(notFound);
}

export async function createCart(call: Call): Answer<Bag> {
  const now = call.clock();
  const [cart] = await call.db
    .insert(carts)
    .values({
      id: crypto.randomUUID(),
      sessionHash: await call.startSession(),
      customerId: call.customerId ?? null,
      channelId: call.channelId,
      currency: markets[call.market].currency,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return cart ? ok(toBag(cart, [], new Map(), await promotionsOf(call.db, cart, [], now))) : err(notFound);
}

/** Sets a line's quantity, lowered to what is left; the answer says so when it was. */
export async function updateCartItem(
  call: Call,
  { cartId, itemId, lineItem }: Args<'updateCartItem'>,
): Answer<Bag> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCurrentCart(tx, cartId, call);
    if (!cart) return err(notFound);
    const lines = await linesOfCart(tx, cart.id, call.market);
    const line = lines.find(({ id }) => id === itemId);
    if (!line) return err(notFound);
    const items = line.stockItemId === null ? [] : [line.stockItemId];
    const locations = await locationsOfItems(tx, items, { now, exceptCart: cart.id });
    const available = availableTo(line, lines, locations, call.market);
    const quantity = quantityWithin(lineItem.quantity, available);
    if (quantity === 0) {
      return err({ tag: 'sold-out', message: messages.weHaveSoldOut, sku: line.sku, available: 0 });
    }
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, itemId));
    const notice = quantity < lineItem.quantity ? messages.quantityAdjusted : null;
    return ok(await readBag(tx, await touchCart(tx, cart, now), now, notice));
  });
}

/** Removes a line. With the last one the bag is gone, as on the specified platform. */
export async function removeCartItem(
  call: Call,
  { cartId, itemId }: Args<'removeCartItem'>,
): Answer<{ bag: Bag | null }> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await lockCurrentCart(tx, cartId, call);
    if (!cart) return err(notFound);
    await tx.delete(cartLines).where(and(eq(cartLines.id, itemId), eq(cartLines.cartId, cart.id)));
    await tx.delete(reservations).where(eq(reservations.cartId, cart.id));
    const changed = await touchCart(tx, cart, now);
    const [left] = await tx
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(eq(cartLines.cartId, cart.id))
      .limit(1);
    if (left) return ok({ bag: await readBag(tx, changed, now) });
    await tx.update(carts).set({ status: 'deleted' }).where(eq(carts.id, cart.id));
    return ok({ bag: null });
  });
}

/** Clears a bag: it can no longer be read, its rows stay. */
export async function deleteCart(call: Call, { id }: Args<'deleteCart'>): Answer<Record<string, never>> {
  return call.db.transaction(async (tx) => {
    const cart = await lockCurrentCart(tx, id, call);
    if (!cart) return err(notFound);
    await tx.delete(reservations).where(eq(reservations.cartId, cart.id));
    await tx.update(carts).set({ status: 'deleted', updatedAt: call.clock() }).where(eq(carts.id, cart.id));
    return ok({});
  });
}
