import type { AnswerOf } from '@tailorbird/commerce/contract/contract';
import { markets } from '@tailorbird/commerce/market';
import { ok } from '@tailorbird/commerce/result';
import type { Answer, Call } from '../../call.ts';

/** The caller's channel. */
export async function getChannel({ market, channelId }: Call): Answer<AnswerOf<'commerce', 'getChannel'>> {
  const { label, currency } = markets[market];
  return ok({ id: channelId, name: `Tailorbird ${label}`, currencies: { defaultCurrency: currency } });
}

/** What search engines are told about the shop as a whole. */
export async function getStoreMeta(_call: Call): Answer<AnswerOf<'commerce', 'getStoreMeta'>> {
  return ok({
    pageTitle: 'Tailorbird | Clothes and homeware with a story in every stitch',
    metaDescription:
      'Dresses, knitwear, shirts and things for the home in colours and prints of our own. Made to be worn for years.',
  });
}
