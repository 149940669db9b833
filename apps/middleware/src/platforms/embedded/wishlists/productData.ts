import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { WishlistPair, WishlistProductData } from '@tailorbird/commerce/model/wishlist';
import { ok } from '@tailorbird/commerce/result';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { pairsToAdd } from '@tailorbird/commerce/wishlist/wishlistPairs';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Answer, Call } from '../../call.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import { products, variantPrices, variants } from '../schema/catalogue.ts';
import { listingCards } from '../schema/listing.ts';
import { entriesToChoose } from './entriesToChoose.ts';

type Entry = WishlistProductData['products'][number];

/** A page of what a wishlist shows, in its order, and the last where there are not so many; what this market no longer sells is left out and not counted. */
export async function getWishlistProductData(
  call: Call,
  { items, page, perPage }: ParsedArgsOf<'commerce', 'getWishlistProductData'>[0],
): Answer<WishlistProductData> {
  const pairs = pairsToAdd([], items);
  const entries = await entriesOf(call, pairs);
  const shown = pairs.flatMap(({ productId, variantId, open }) => {
    const entry = entries.get(variantId);
    return entry?.card.productId === productId ? [{ entry, open: open === true }] : [];
  });
  const totalPages = Math.max(1, Math.ceil(shown.length / perPage));
  // The last of a page may have been taken off.
  const currentPage = Math.min(page, totalPages);
  const start = (currentPage - 1) * perPage;
  return ok({
    products: await entriesToChoose(call, shown.slice(start, start + perPage)),
    currentPage,
    perPage,
    total: shown.length,
    totalPages,
  });
}

async function entriesOf(call: Call, pairs: readonly WishlistPair[]): Promise<Map<number, Entry>> {
  const ids = pairs.map(({ variantId }) => variantId);
  const rows = await call.db
    .select({
      variant: variants,
      tracking: products.inventoryTracking,
      card: listingCards.card,
      own: variantPrices,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(
      listingCards,
      and(eq(listingCards.productId, products.id), eq(listingCards.channelId, call.channelId)),
    )
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variantId, variants.id), eq(variantPrices.channelId, call.channelId)),
    )
    .where(anyOf(variants.id, ids));
  const stockItems = new Set(rows.flatMap(({ variant }) => variant.stockItemId ?? []));
  const locations = await locationsOfItems(call.db, [...stockItems], { now: call.clock() });
  return new Map(
    rows.map(({ variant, tracking, card, own }) => {
      const { id, sku, colour, size, length, purchasingDisabled, isDefault, stockItemId } = variant;
      const stock =
        stockItemId === null ? null : availableInMarket(locations.get(stockItemId) ?? [], call.market);
      const price = own ? { ...card.price, list: own.list, sale: own.sale } : card.price;
      const shown = { id, sku, colour, size, length, price, stock, purchasingDisabled, isDefault };
      const style = { inventoryTracking: tracking, inventoryLevel: stock };
      return [id, { card, variant: shown, purchasable: isBuyable(style, shown), choices: [] }];
    }),
  );
}
