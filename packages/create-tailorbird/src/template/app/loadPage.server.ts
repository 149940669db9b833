import type { BlockData } from '@tailorbird/blocks/BlockData';
import { forShoppers, parseShopPage, type ShopPage } from '@tailorbird/blocks/parseShopPage';
import { createClient } from '@tailorbird/commerce/client';
import { type Market, markets } from '@tailorbird/commerce/market';
import { ownBlocks } from '../blocks/ownBlocks.ts';
import { findContent } from './findContent.server.ts';
import { shop } from './shop.ts';

/** A page as its route draws it. */
export interface LoadedPage {
  readonly market: Market;
  readonly title: string;
  readonly description: string;
  readonly page: ShopPage;
  readonly data: BlockData;
}

/** The page that is published under a key, with what its blocks show of the goods; nothing where there is none. */
export async function loadPage(market: Market, key: string): Promise<LoadedPage | undefined> {
  const page = parseShopPage(await findContent(market, key), ownBlocks);
  if (page === undefined) return undefined;
  for (const { schemaId, problem } of page.broken) console.error(`${market}/${key}, ${schemaId}: ${problem}`);
  return {
    market,
    title: page.seoTitle,
    description: page.seoDescription,
    page: import.meta.env.DEV ? page : forShoppers(page),
    data: { products: await cardsOf(market, page.productCodes) },
  };
}

/** The cards of these style codes, as the Tailorbird shop knows them; none where there is no such shop or it does not answer. */
async function cardsOf(market: Market, codes: readonly string[]): Promise<BlockData['products']> {
  if (!shop.shop || codes.length === 0) return {};
  const { channelId } = markets[market];
  const client = createClient({
    baseUrl: shop.shop,
    send: fetch,
    channelId,
    timeout: 2_000,
    checkAnswers: true,
  });
  const cards = await client.commerce.getProductsById({ skus: codes.slice(0, 96) });
  if (cards.ok) return Object.fromEntries(cards.value.map((card) => [card.sku, card]));
  console.error(cards.error);
  return {};
}
