import { parseBlocks } from '@tailorbird/blocks/parse';
import { type ContentPageContent, parsePage, productCodesIn } from '@tailorbird/blocks/parsePage';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { Shop } from '../requestContext.ts';
import type { ContentItem } from './contentItem.ts';
import { logOnce } from './logOnce.ts';

/** A page an editor has composed, with what its blocks need. */
export interface ContentPage extends ContentPageContent {
  /** Cards of the products the blocks name, by style code. */
  readonly products: { readonly [styleCode: string]: ProductCard };
  readonly liveShopping: boolean;
}

/** Parses a page's blocks and fetches the products they name, in one call; nothing for content that is not a page. */
export async function loadContentPage(shop: Shop, item: ContentItem): Promise<ContentPage | undefined> {
  const page = parsePage(item);
  return page === undefined ? undefined : load(shop, page);
}

/** A page, or any other item as the one thing on a page. */
export function loadContentItem(shop: Shop, item: ContentItem): Promise<ContentPage> {
  return load(shop, parsePage(item) ?? pageAround(item));
}

function pageAround(item: ContentItem): ContentPageContent {
  const none = { blocks: [], broken: [] };
  const slots = parseBlocks([item]);
  return {
    title: '',
    seoTitle: '',
    seoDescription: '',
    socialImage: undefined,
    slots,
    desktopSticker: none,
    mobileSticker: none,
    broken: slots.broken,
  };
}

async function load(shop: Shop, parsed: ContentPageContent): Promise<ContentPage> {
  const page = shop.preview ? parsed : withoutReasons(parsed);
  // An editor in a preview reads them on the page.
  for (const { key, schemaId, faults, repaired } of shop.preview ? [] : parsed.broken)
    logOnce({ level: 'warn', op: 'content.block', item: key, schema: schemaId, faults, repaired });
  return {
    ...page,
    liveShopping: shop.liveShopping,
    products: await productsOf(shop, productCodesIn(page.slots.blocks)),
  };
}

/** A page as shoppers get it: what an editor wrote wrong is not their business. */
function withoutReasons(page: ContentPageContent): ContentPageContent {
  const { slots, desktopSticker, mobileSticker } = page;
  return {
    ...page,
    slots: { ...slots, broken: [] },
    desktopSticker: { ...desktopSticker, broken: [] },
    mobileSticker: { ...mobileSticker, broken: [] },
    broken: [],
  };
}

/** What search engines and shares are told of a page at a path without its market (blocks §2 content page). */
export function pageSeo(
  {
    seoTitle,
    seoDescription,
    socialImage,
  }: Pick<ContentPageContent, 'seoTitle' | 'seoDescription' | 'socialImage'>,
  path: string,
): { path: string; title: string; description: string; image?: string } {
  const facts = { path, title: seoTitle || 'Tailorbird', description: seoDescription };
  if (socialImage === undefined) return facts;
  return { ...facts, image: socialImage.type === 'image' ? socialImage.src : socialImage.poster };
}

async function productsOf(shop: Shop, codes: readonly string[]): Promise<ContentPage['products']> {
  if (codes.length === 0) return {};
  const cards = await shop.client.commerce.getProductsById({ skus: codes.slice(0, 96) });
  if (!cards.ok) return {};
  return Object.fromEntries(cards.value.map((card) => [card.sku, card]));
}
