import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { ok } from '@tailorbird/commerce/result';
import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../database/anyOf.ts';
import type { Answer, Call } from '../../call.ts';
import { products } from '../schema/catalogue.ts';
import { listingCards, listingEntries } from '../schema/listing.ts';
import { asPreviewed } from './asPreviewed.ts';

/** The first cards of a category in its featured order. */
export async function getProducts(
  call: Call,
  { categoryEntityId, limit }: ParsedArgsOf<'commerce', 'getProducts'>[0],
): Answer<ProductCard[]> {
  const { db, channelId } = call;
  const rows = await db
    .select({ card: listingCards.card })
    .from(listingEntries)
    .innerJoin(
      listingCards,
      and(
        eq(listingCards.productId, listingEntries.productId),
        eq(listingCards.channelId, listingEntries.channelId),
      ),
    )
    .where(and(eq(listingEntries.channelId, channelId), eq(listingEntries.categoryId, categoryEntityId)))
    .orderBy(asc(listingEntries.rank), asc(listingEntries.productId))
    .limit(limit);
  const cards = rows.map(({ card }) => card);
  return ok(await asPreviewed(call, cards));
}

/** The cards asked for by id or style code, in the order asked. */
export async function getProductsById(
  call: Call,
  asked: ParsedArgsOf<'commerce', 'getProductsById'>[0],
): Answer<ProductCard[]> {
  const { db, channelId } = call;
  const isAsked = 'ids' in asked ? anyOf(products.id, asked.ids) : anyOf(products.sku, asked.skus);
  const rows = await db
    .select({ card: listingCards.card })
    .from(listingCards)
    .innerJoin(products, eq(products.id, listingCards.productId))
    .where(and(eq(listingCards.channelId, channelId), isAsked));
  const found = rows.map(({ card }) => card);
  const cards = await asPreviewed(call, found);
  const inOrder =
    'ids' in asked
      ? asked.ids.map((id) => cards.find(({ productId }) => productId === id))
      : asked.skus.map((sku) => cards.find((card) => card.sku === sku));
  return ok(inOrder.filter((card) => card !== undefined));
}
