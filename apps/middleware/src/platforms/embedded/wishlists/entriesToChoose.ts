import type { WishlistProductData } from '@tailorbird/commerce/model/wishlist';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { stockOf } from '@tailorbird/commerce/stock/stockOf';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Call } from '../../call.ts';
import { locationsOfItems } from '../inventory/locationsOfItems.ts';
import { products, variants } from '../schema/catalogue.ts';

type Entry = WishlistProductData['products'][number];
type Sibling = Awaited<ReturnType<typeof variantsOf>>[number];

/** An item as it was saved, and whether its size and length are still to be chosen. */
interface Saved {
  readonly entry: Entry;
  readonly open: boolean;
}

/**
 * What a wishlist shows of its items: those that are open with what their colour comes in. Where that is one thing only,
 * nothing is to be chosen, and the item stays as it is.
 */
export async function entriesToChoose(call: Call, saved: readonly Saved[]): Promise<Entry[]> {
  const open = new Set(saved.flatMap((one) => (one.open ? [one.entry.card.productId] : [])));
  const all = open.size > 0 ? await variantsOf(call, [...open]) : [];
  return saved.map(({ entry, open: isOpen }) => {
    if (!isOpen) return entry;
    const { card, variant } = entry;
    const siblings = all.filter(
      ({ productId, colour }) => productId === card.productId && colour === variant.colour,
    );
    return siblings.length > 1 ? openEntry(entry, siblings) : entry;
  });
}

function openEntry({ card, variant }: Entry, siblings: readonly Sibling[]): Entry {
  const choices = siblings.map(({ id, size, length, ...own }) => ({
    variantId: id,
    size,
    length,
    purchasable: isBuyable(styleOf(own), own),
  }));
  const [first] = siblings;
  return {
    card,
    variant: { ...variant, size: null, length: null, stock: first ? stockOf(styleOf(first), siblings) : 0 },
    purchasable: choices.some(({ purchasable }) => purchasable),
    choices,
  };
}

/** How its stock is counted; of a style counted as one, every variant has the style's. */
function styleOf({ inventoryTracking, stock }: Pick<Sibling, 'inventoryTracking' | 'stock'>) {
  return { inventoryTracking, inventoryLevel: stock };
}

/** The variants of some styles with their stock in the caller's market, in the order they are shown in. */
async function variantsOf(call: Call, productIds: readonly number[]) {
  const { id, productId, colour, size, length, purchasingDisabled, stockItemId } = variants;
  const rows = await call.db
    .select({
      id,
      productId,
      colour,
      size,
      length,
      purchasingDisabled,
      stockItemId,
      inventoryTracking: products.inventoryTracking,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(anyOf(variants.productId, productIds))
    .orderBy(asc(variants.position), asc(variants.id));
  const stockItems = new Set(rows.flatMap((row) => row.stockItemId ?? []));
  const locations = await locationsOfItems(call.db, [...stockItems], { now: call.clock() });
  return rows.map(({ stockItemId: item, ...row }) => ({
    ...row,
    stock: item === null ? null : availableInMarket(locations.get(item) ?? [], call.market),
  }));
}
