import type { Product, ProductCard } from '@tailorbird/commerce/model/product';
import type { Shop } from '../requestContext.ts';

/** What the two pods under a product show (commerce §7: two kinds, by sku and colour; §9: eight each). */
export interface Recommendations {
  /** Other kinds of things in the colour shown. */
  readonly goesWith: readonly ProductCard[];
  /** Others of its own kind. */
  readonly similar: readonly ProductCard[];
}

type Shown = Pick<Product, 'id' | 'categories'>;

/** Results of a pod (commerce §9). */
const podSize = 8;
const none: Recommendations = { goesWith: [], similar: [] };

/**
 * Recommendations from the catalogue itself: the same colour within the department, that colour in front, and the
 * product's own category. What fails is left out; a product is never kept from showing.
 */
export async function recommend(shop: Shop, product: Shown, colour: string): Promise<Recommendations> {
  const [department] = product.categories;
  const own = product.categories.at(-1);
  if (!department || !own) return none;
  const [inColour, alike] = await Promise.all([
    cardsOf(shop, department.url, colour),
    cardsOf(shop, own.url),
  ]);
  const similar = alike.filter(({ productId }) => productId !== product.id).slice(0, podSize);
  const shown = new Set([product.id, ...similar.map(({ productId }) => productId)]);
  const goesWith = inColour
    .filter(({ productId }) => !shown.has(productId))
    .flatMap((card) => colourFirst(card, colour) ?? [])
    .slice(0, podSize);
  return { goesWith, similar };
}

/** The card showing that colour; undefined where it does not come in it. */
function colourFirst(card: ProductCard, colour: string): ProductCard | undefined {
  const first = card.colourways.find((one) => one.colour === colour);
  if (!first) return undefined;
  return { ...card, colourways: [first, ...card.colourways.filter((one) => one !== first)] };
}

/** Asked for beyond a pod's size: some are the product itself, sold out or in the other pod. */
const asked = 3 * podSize;

async function cardsOf(shop: Shop, url: string, query?: string): Promise<readonly ProductCard[]> {
  const found = await shop.client.commerce.getCategory({ url });
  if (!found.ok) return [];
  const listing = await shop.client.commerce.getProductsWithFilter({
    categoryEntityId: found.value.category.id,
    ...(query !== undefined && { query }),
    limit: asked,
  });
  return listing.ok ? listing.value.cards.filter(({ soldOut }) => !soldOut) : [];
}
