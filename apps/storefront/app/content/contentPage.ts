import { type ParsedBlocks, parseBlocks } from '@tailorbird/blocks/parse';
import { productCodesIn } from '@tailorbird/blocks/productCodesIn';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { z } from 'zod';
import type { Shop } from '../requestContext.ts';
import type { ContentItem } from './contentClient.ts';

/** A page an editor has composed: its blocks and what search engines are told (blocks §2 content page). */
const contentPage = z.object({
  _meta: z.object({ schema: z.literal(schemaAddress('content-page')) }),
  title: z.string().default(''),
  seoTitle: z.string().optional(),
  seoDescription: z.string().optional(),
  blocks: z.array(z.unknown()).max(60),
});

export interface ContentPage extends ParsedBlocks {
  readonly title: string;
  readonly description: string;
  /** Cards of the products the blocks name, by style code. */
  readonly products: { readonly [styleCode: string]: ProductCard };
}

/** Parses a page's blocks and fetches the products they name, in one call; nothing for content that is not a page. */
export async function loadContentPage(shop: Shop, item: ContentItem): Promise<ContentPage | undefined> {
  const parsed = contentPage.safeParse(item);
  if (!parsed.success) return undefined;
  const { title, seoTitle, seoDescription, blocks } = parsed.data;
  const page = parseBlocks(blocks);
  for (const broken of page.broken)
    process.stderr.write(`${JSON.stringify({ level: 'warn', op: 'content.block', ...broken })}\n`);
  return {
    blocks: page.blocks,
    broken: page.broken,
    title: seoTitle ?? title,
    description: seoDescription ?? '',
    products: await productsOf(shop, productCodesIn(page.blocks)),
  };
}

async function productsOf(shop: Shop, codes: readonly string[]): Promise<ContentPage['products']> {
  if (codes.length === 0) return {};
  const cards = await shop.client.commerce.getProductsById({ skus: codes.slice(0, 96) });
  if (!cards.ok) return {};
  return Object.fromEntries(cards.value.map((card) => [card.sku, card]));
}
