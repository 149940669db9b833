import type { LookPiece } from '@tailorbird/commerce/look/lookPieces';
import { wornWith } from '@tailorbird/commerce/look/wornWith';
import type { Product } from '@tailorbird/commerce/model/product';
import type { Shop } from '../requestContext.ts';

/** Cards asked for: some come in another colour, or have sold out. */
const asked = 24;

/** What a product in a colour is worn with, a piece of each category, in that colour. What fails is left out. */
export async function completeLook(
  shop: Pick<Shop, 'client'>,
  { id, categories }: Pick<Product, 'id' | 'categories'>,
  colour: string,
): Promise<LookPiece[]> {
  const urls = categories.map(({ url }) => wornWith(url)).find((found) => found.length > 0) ?? [];
  const found = await Promise.all(urls.map((url) => firstInColour(shop, url, colour)));
  // A style can be in both categories.
  const others = new Set(found.flatMap((productId) => productId ?? []));
  others.delete(id);
  return [...others].map((productId) => ({ productId, colour }));
}

async function firstInColour({ client }: Pick<Shop, 'client'>, url: string, colour: string) {
  const category = await client.commerce.getCategory({ url });
  if (!category.ok) return undefined;
  const listing = await client.commerce.getProductsWithFilter({
    categoryEntityId: category.value.category.id,
    query: colour,
    limit: asked,
  });
  if (!listing.ok) return undefined;
  const card = listing.value.cards.find(
    ({ soldOut, colourways }) => !soldOut && colourways.some((one) => one.colour === colour),
  );
  return card?.productId;
}
