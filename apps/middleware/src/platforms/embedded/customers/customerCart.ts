import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import { href, markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { err, ok } from '@tailorbird/commerce/result';
import { and, eq } from 'drizzle-orm';
import { faultPoint } from '#faultPoint';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound, signedOut } from '../../call.ts';
import { type Cart, lockCart, lockCurrentCart, touchCart } from '../bag/cart.ts';
import { readBag } from '../bag/readBag.ts';
import { carts } from '../schema/carts.ts';
import { customers, savedCarts } from '../schema/customers.ts';
import { lockOpenCarts, mergeCarts } from './mergeCarts.ts';
import { saveCart } from './saveCart.ts';

/**
 * The bag a signed-in customer goes on with (commerce §4 customer cart merge): the saved one, with the present bag
 * and any other open one merged into it; without a saved one the present bag, which is saved. When that fails a
 * fresh bag is saved, and the others, still open, are merged at the next load.
 */
export async function loadCustomerCart(
  call: Call,
  { cartId }: ParsedArgsOf<'commerce', 'loadCustomerCart'>[0],
): Answer<Bag> {
  const { customerId } = call;
  if (customerId === undefined) return err(signedOut);
  try {
    const bag = await call.db.transaction((tx) => merged(tx, call, customerId, cartId));
    faultPoint('bags merged, no answer');
    return ok(bag);
  } catch (cause) {
    call.log.error({ err: cause, op: 'loadCustomerCart' }, 'bags were not merged; a fresh one is saved');
    return ok(await call.db.transaction((tx) => fresh(tx, call, customerId)));
  }
}

async function merged(tx: Queries, call: Call, customerId: number, cartId: string | undefined): Promise<Bag> {
  const now = call.clock();
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  const present = cartId === undefined ? undefined : await lockCurrentCart(tx, cartId, call);
  if (present && present.customerId === null) {
    await tx.update(carts).set({ customerId }).where(eq(carts.id, present.id));
  }
  const open = await lockOpenCarts(tx, { customerId, channelId: call.channelId, now });
  const savedId = await savedCartOf(tx, customerId, call.channelId);
  const newest = open.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
  const target = open.find(({ id }) => id === savedId) ?? open.find(({ id }) => id === present?.id) ?? newest;
  if (!target) return fresh(tx, call, customerId);
  const others = open.filter(({ id }) => id !== target.id);
  const isLowered = await mergeCarts(tx, target, others, now);
  await saveCart(tx, customerId, target);
  const cart = others.length > 0 ? await touchCart(tx, target, now) : { ...target, customerId };
  return readBag(tx, cart, now, isLowered ? messages.quantityAdjusted : null);
}

async function savedCartOf(tx: Queries, customerId: number, channelId: number): Promise<string | undefined> {
  const [saved] = await tx
    .select({ cartId: savedCarts.cartId })
    .from(savedCarts)
    .where(and(eq(savedCarts.customerId, customerId), eq(savedCarts.channelId, channelId)));
  return saved?.cartId;
}

async function fresh(tx: Queries, call: Call, customerId: number): Promise<Bag> {
  const now = call.clock();
  const [cart] = await tx
    .insert(carts)
    .values({
      id: crypto.randomUUID(),
      sessionHash: call.session ?? '',
      customerId,
      channelId: call.channelId,
      currency: markets[call.market].currency,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!cart) throw new Error('The database took a bag and gave none back.');
  await saveCart(tx, customerId, cart);
  return readBag(tx, cart, now);
}

/** Attaches a bag to the signed-in customer, and saves it. */
export async function updateCart(call: Call, { id }: ParsedArgsOf<'commerce', 'updateCart'>[0]): Answer<Bag> {
  const now = call.clock();
  return call.db.transaction(async (tx) => {
    const cart = await attach(tx, call, id);
    return cart ? ok(await readBag(tx, cart, now)) : err(notFound);
  });
}

/** Where a signed-in customer's checkout goes on: straight to the checkout, with the bag attached (commerce §4). */
export async function checkoutLogin(
  call: Call,
  { cartId }: ParsedArgsOf<'commerce', 'checkoutLogin'>[0],
): Answer<{ redirectUrl: string }> {
  const attached = await call.db.transaction((tx) => attach(tx, call, cartId));
  return attached ? ok({ redirectUrl: href(call.market, '/checkout') }) : err(notFound);
}

async function attach(tx: Queries, call: Call, id: string): Promise<Cart | undefined> {
  if (call.customerId === undefined) return undefined;
  const cart = await lockCart(tx, id, call);
  if (!cart) return undefined;
  await saveCart(tx, call.customerId, cart);
  return { ...cart, customerId: call.customerId };
}
