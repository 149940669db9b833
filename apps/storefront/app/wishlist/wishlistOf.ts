import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Wishlist, WishlistPair, WishlistProductData } from '@tailorbird/commerce/model/wishlist';
import { ok, type Result } from '@tailorbird/commerce/result';
import { pairsToAdd, wishlistPageSize } from '@tailorbird/commerce/wishlist/wishlistPairs';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import type { Shop } from '../requestContext.ts';

/** The customer's first wishlist, null before there is one; undefined for a guest. */
export async function wishlistOf(
  { client }: Shop,
  request: Request,
): Promise<Result<Wishlist | null | undefined, CallError>> {
  if (!saysLoggedIn(request.headers.get('cookie'))) return ok(undefined);
  const all = await client.commerce.getAllWishlists();
  if (all.ok) return ok(all.value[0] ?? null);
  return all.error.tag === 'signed-out' ? ok(undefined) : all;
}

const nothing: WishlistProductData = {
  products: [],
  currentPage: 1,
  perPage: wishlistPageSize,
  total: 0,
  totalPages: 1,
};

/** What a page of a wishlist shows; an empty one is not asked for. */
export function wishlistProducts(
  { client }: Shop,
  items: readonly WishlistPair[],
  page: number,
): Promise<Result<WishlistProductData, CallError>> {
  if (items.length === 0) return Promise.resolve(ok(nothing));
  return client.commerce.getWishlistProductData({ items: pairsToAdd([], items), page });
}

/** The page asked for in an address, counted from 1. */
export function pageIn(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
