import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { Call } from '../../call.ts';
import { buildCards, readCardFacts } from './buildCards.ts';

/** Cards as they are kept, or for an editor with the badges of the moment that is previewed. */
export async function asPreviewed<Card extends ProductCard>(
  { db, channelId, previewedAt }: Pick<Call, 'db' | 'channelId' | 'previewedAt'>,
  cards: readonly Card[],
): Promise<Card[]> {
  if (previewedAt === undefined) return [...cards];
  const ids = cards.map(({ productId }) => productId);
  const built = buildCards(await readCardFacts(db, ids), previewedAt).filter(
    (one) => one.channelId === channelId,
  );
  const then = new Map(built.map(({ productId, card }) => [productId, card]));
  return cards.map((card) => {
    const { badge, additionalMessage } = then.get(card.productId) ?? card;
    return { ...card, badge, additionalMessage };
  });
}
