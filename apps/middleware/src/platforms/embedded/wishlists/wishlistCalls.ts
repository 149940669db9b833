import { randomBytes } from 'node:crypto';
import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Wishlist } from '@tailorbird/commerce/model/wishlist';
import { err, ok } from '@tailorbird/commerce/result';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { type Answer, type Call, notFound, signedOut } from '../../call.ts';
import { customers } from '../schema/customers.ts';
import { wishlistItems, wishlists } from '../schema/wishlists.ts';
import { addPairs, knownPairs } from './addPairs.ts';
import { wishlistsOf, withItems } from './wishlistsOf.ts';

type Args<
  N extends
    | 'createWishlist'
    | 'updateWishlist'
    | 'addWishlistItems'
    | 'removeWishlistItem'
    | 'deleteWishlist'
    | 'clearWishlist'
    | 'mergeWishlist'
    | 'getSharedWishlist',
> = ParsedArgsOf<'commerce', N>[0];
type Row = typeof wishlists.$inferSelect;

/** Most wishlists of one customer. */
const maxWishlists = 20;

export async function getAllWishlists({ db, customerId }: Call): Answer<Wishlist[]> {
  return customerId === undefined ? err(signedOut) : ok(await wishlistsOf(db, customerId));
}

export async function createWishlist(
  call: Call,
  { name, isPublic, items }: Args<'createWishlist'>,
): Answer<Wishlist> {
  return asCustomer(call, async (tx, customerId) => {
    const known = await tx.$count(wishlists, eq(wishlists.customerId, customerId));
    if (known >= maxWishlists) {
      return err({ tag: 'refused', message: `There can be at most ${maxWishlists} wishlists.` });
    }
    const row = await insert(tx, call, customerId, { name, isPublic });
    await addPairs(tx, row.id, await knownPairs(tx, items));
    return answer(tx, row);
  });
}

export async function updateWishlist(
  call: Call,
  { id, name, isPublic }: Args<'updateWishlist'>,
): Answer<Wishlist> {
  return onOwn(call, id, async (tx, row) => {
    const change = { name: name ?? row.name, isPublic: isPublic ?? row.isPublic };
    await tx.update(wishlists).set(change).where(eq(wishlists.id, id));
    return answer(tx, { ...row, ...change });
  });
}

/** Adds pairs of product and variant; one that is there is ignored, one that does not exist is refused. */
export async function addWishlistItems(
  call: Call,
  { wishlistId, items }: Args<'addWishlistItems'>,
): Answer<Wishlist> {
  return onOwn(call, wishlistId, async (tx, row) => {
    const known = await knownPairs(tx, items);
    if (known.length < items.length) return err(notFound);
    await addPairs(tx, row.id, known);
    return answer(tx, row);
  });
}

export async function removeWishlistItem(
  call: Call,
  { wishlistId, itemId }: Args<'removeWishlistItem'>,
): Answer<Wishlist> {
  return onOwn(call, wishlistId, async (tx, row) => {
    await tx
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.wishlistId, row.id)));
    return answer(tx, row);
  });
}

export async function deleteWishlist(
  call: Call,
  { id }: Args<'deleteWishlist'>,
): Answer<Record<string, never>> {
  return onOwn(call, id, async (tx) => {
    await tx.delete(wishlists).where(eq(wishlists.id, id));
    return ok({});
  });
}

/** Clearing deletes the wishlist and creates a new empty one (commerce §4 wishlist), with another token. */
export async function clearWishlist(call: Call, { id }: Args<'clearWishlist'>): Answer<Wishlist> {
  return onOwn(call, id, async (tx, row) => {
    await tx.delete(wishlists).where(eq(wishlists.id, id));
    return answer(tx, await insert(tx, call, row.customerId, row));
  });
}

/** Adds what a guest had to the customer's first wishlist, made if there is none (commerce §4 wishlist). */
export async function mergeWishlist(call: Call, { items }: Args<'mergeWishlist'>): Answer<Wishlist> {
  return asCustomer(call, async (tx, customerId) => {
    const [first] = await tx
      .select()
      .from(wishlists)
      .where(eq(wishlists.customerId, customerId))
      .orderBy(asc(wishlists.id))
      .limit(1);
    const row = first ?? (await insert(tx, call, customerId, {}));
    await addPairs(tx, row.id, await knownPairs(tx, items));
    return answer(tx, row);
  });
}

/** A public wishlist by the token of its link; one that is not public is not there. */
export async function getSharedWishlist(
  { db }: Call,
  { token }: Args<'getSharedWishlist'>,
): Answer<Pick<Wishlist, 'name' | 'items'>> {
  const rows = await db
    .select()
    .from(wishlists)
    .where(and(eq(wishlists.token, token), eq(wishlists.isPublic, true)));
  const [list] = await withItems(db, rows);
  return list ? ok({ name: list.name, items: list.items }) : err(notFound);
}

/** Runs a change as the signed-in customer, one at a time for each customer. */
async function asCustomer<T>(call: Call, change: (tx: Queries, customerId: number) => Answer<T>): Answer<T> {
  const { customerId } = call;
  if (customerId === undefined) return err(signedOut);
  return call.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    return held ? change(tx, customerId) : err(signedOut);
  });
}

function onOwn<T>(call: Call, id: number, change: (tx: Queries, row: Row) => Answer<T>): Answer<T> {
  return asCustomer(call, async (tx, customerId) => {
    const [row] = await tx
      .select()
      .from(wishlists)
      .where(and(eq(wishlists.id, id), eq(wishlists.customerId, customerId)));
    return row ? change(tx, row) : err(notFound);
  });
}

async function insert(
  tx: Queries,
  call: Call,
  customerId: number,
  { name, isPublic }: { name?: string | undefined; isPublic?: boolean | undefined },
): Promise<Row> {
  const [row] = await tx
    .insert(wishlists)
    .values({
      customerId,
      name: name ?? call.newWishlist.name,
      isPublic: isPublic ?? call.newWishlist.isPublic,
      token: randomBytes(24).toString('base64url'),
      createdAt: call.clock(),
    })
    .returning();
  if (!row) throw new Error('The database took a wishlist and gave none back.');
  return row;
}

async function answer(tx: Queries, row: Row): Answer<Wishlist> {
  const [list] = await withItems(tx, [row]);
  return list ? ok(list) : err(notFound);
}
