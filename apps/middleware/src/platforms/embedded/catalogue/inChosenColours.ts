import type { ProductCard } from '@tailorbird/commerce/model/product';
import { and } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Queries } from '../../../database/database.ts';
import { productColours } from '../schema/catalogue.ts';

/** Cards of a listing filtered by colour: each shows first what of its colours is of the chosen families. */
export async function inChosenColours(
  db: Queries,
  cards: readonly ProductCard[],
  families: readonly string[],
): Promise<ProductCard[]> {
  if (families.length === 0 || cards.length === 0) return [...cards];
  const { productId, colour, family } = productColours;
  const ids = cards.map((card) => card.productId);
  const rows = await db
    .select({ productId, colour })
    .from(productColours)
    .where(and(anyOf(productId, ids), anyOf(family, families)));
  const chosen = Map.groupBy(rows, (row) => row.productId);
  return cards.map((card) => {
    const ours = new Set(chosen.get(card.productId)?.map((row) => row.colour));
    const isOther = (name: string) => Number(!ours.has(name));
    const colourways = card.colourways.toSorted((a, b) => isOther(a.colour) - isOther(b.colour));
    return { ...card, colourways };
  });
}
