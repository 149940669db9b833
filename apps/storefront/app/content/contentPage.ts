import { type BrokenBlock, parseBlocks, problemOf } from '@tailorbird/blocks/parse';
import { type ContentPageContent, parsePage, productCodesIn, writtenOn } from '@tailorbird/blocks/parsePage';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { Shop } from '../requestContext.ts';
import type { ContentItem } from './contentItem.ts';
import { toldOfLinks } from './deadLinks.ts';
import { logFaults } from './logFaults.ts';

/** A page an editor has composed, with what its blocks need. */
export interface ContentPage extends ContentPageContent {
  /** Cards of the products the blocks name, by style code. */
  readonly products: { readonly [styleCode: string]: ProductCard };
  readonly liveShopping: boolean;
}

/** Parses a page's blocks and fetches the products they name, in one call; nothing for content that is not a page. */
export async function loadContentPage(shop: Shop, item: ContentItem): Promise<ContentPage | undefined> {
  const page = parsePage(item);
  return page === undefined ? undefined : load(shop, page, item);
}

/** A page, or any other item as the one thing on a page. */
export function loadContentItem(shop: Shop, item: ContentItem): Promise<ContentPage> {
  return load(shop, parsePage(item) ?? pageAround(item), item);
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

/** The key under which an item is published, or else the name it has by itself. */
function keyOf({ _meta }: ContentItem): string {
  if (typeof _meta !== 'object' || _meta === null) return '';
  const names = ['deliveryKey', 'deliveryId'].map((name): unknown => Reflect.get(_meta, name));
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}

async function load(shop: Shop, parsed: ContentPageContent, item: ContentItem): Promise<ContentPage> {
  const key = keyOf(item);
  const [products, dead] = await Promise.all([
    productsOf(shop, productCodesIn(parsed.slots.blocks)),
    toldOfLinks(shop, key, item, writtenOn(item)),
  ]);
  const unsold = products === undefined ? [] : unsoldIn(parsed, products);
  const told = withTold(parsed, [...unsold, ...dead]);
  // An editor in a preview reads it on the page.
  if (!shop.preview) logFaults(key, told.broken);
  return {
    ...(shop.preview ? told : withoutReasons(told)),
    liveShopping: shop.liveShopping,
    products: products ?? {},
  };
}

/** What is told of the style codes in a page of which this market sells nothing. */
function unsoldIn({ slots }: ContentPageContent, products: ContentPage['products']): readonly BrokenBlock[] {
  return slots.blocks.flatMap((block, position): BrokenBlock[] => {
    const codes = productCodesIn([block]).filter((code) => !Object.hasOwn(products, code));
    if (codes.length === 0) return [];
    const faults = codes.map((code) => ({
      path: block.id === 'product-card' ? 'productSku' : 'productSkus',
      reason: `No product of the style code “${code}” is sold here: it is not shown. A style code is the first six characters of a SKU.`,
      done: 'left out' as const,
    }));
    const schemaId = schemaAddress(block.id);
    return [
      {
        key: `${block.key}-products`,
        position,
        schemaId,
        faults,
        shown: 'in part',
        problem: problemOf(faults, 'in part'),
      },
    ];
  });
}

/** A page of which more is told than its schemas know. */
function withTold(page: ContentPageContent, told: readonly BrokenBlock[]): ContentPageContent {
  if (told.length === 0) return page;
  const slots = { ...page.slots, broken: [...page.slots.broken, ...told] };
  return { ...page, slots, broken: [...page.broken, ...told] };
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

/** The cards of these codes; nothing when the shop cannot say. */
async function productsOf(
  shop: Shop,
  codes: readonly string[],
): Promise<ContentPage['products'] | undefined> {
  if (codes.length === 0) return {};
  const cards = await shop.client.commerce.getProductsById({ skus: codes.slice(0, 96) });
  if (!cards.ok) return undefined;
  return Object.fromEntries(cards.value.map((card) => [card.sku, card]));
}
