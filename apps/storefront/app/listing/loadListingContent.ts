import { isListingHeader } from '@tailorbird/blocks/isListingHeader';
import type { ParsedBlocks } from '@tailorbird/blocks/parse';
import type { Block, ContentOf } from '@tailorbird/blocks/schemas';
import type { Category } from '@tailorbird/commerce/model/category';
import type { Result } from '@tailorbird/commerce/result';
import type { ContentItem } from '../content/contentItem.ts';
import { type ContentPage, loadContentItem } from '../content/contentPage.ts';
import type { Shop } from '../requestContext.ts';

/** What an editor has put around and among the products of a category: `slots` stand above them. */
export interface ListingContent extends Omit<ContentPage, 'title'> {
  readonly below: ParsedBlocks;
  readonly cards: readonly ContentOf<'product-list-slot'>[];
}

const nothing: ParsedBlocks = { blocks: [], broken: [] };
const noPage: Omit<ContentPage, 'title' | 'liveShopping'> = {
  seoTitle: '',
  seoDescription: '',
  socialImage: undefined,
  slots: nothing,
  desktopSticker: nothing,
  mobileSticker: nothing,
  broken: [],
  products: {},
};

const isCard = (block: Block): block is Block<'product-list-slot'> => block.id === 'product-list-slot';

/**
 * What is published under a category's address: a page, or one block, as its header. The products stand where the first
 * product-list slot does, and without one right below the header. Without a header the category's own words begin, with
 * links to its children. A `part` of the products (a later page, what a shopper has picked out) has the header alone.
 */
export async function loadListingContent(
  shop: Shop,
  written: Result<ContentItem, unknown>,
  of: { readonly category: Category; readonly children: readonly Category[]; readonly part: boolean },
): Promise<ListingContent> {
  const page = written.ok
    ? await loadContentItem(shop, written.value)
    : { ...noPage, liveShopping: shop.liveShopping };
  const all = withHeader(page.slots, of);
  const header = all.blocks.find(isListingHeader);
  if (of.part) {
    const slots = { blocks: header ? [header] : [], broken: [] };
    return { ...page, slots, below: nothing, cards: [], broken: [] };
  }
  const at = placeOfProducts(all.blocks);
  return {
    ...page,
    slots: partOf(all, 0, at),
    below: partOf(all, at, all.blocks.length),
    cards: all.blocks.filter(isCard).map(({ content }) => content),
  };
}

function placeOfProducts(blocks: readonly Block[]): number {
  const card = blocks.findIndex(isCard);
  return Math.max(card, blocks.findIndex(isListingHeader) + 1);
}

/** The blocks of a page from one to another but for the cards, each broken one in its place among them. */
function partOf({ blocks, broken }: ParsedBlocks, from: number, to: number): ParsedBlocks {
  const rest = (end: number) => blocks.slice(from, end).filter((block) => !isCard(block));
  return {
    blocks: rest(to),
    broken: broken
      .filter(({ position }) => (from === 0 || position > from) && position <= to)
      .map((block) => ({ ...block, position: rest(block.position).length })),
  };
}

function withHeader(
  { blocks, broken }: ParsedBlocks,
  { category, children }: { readonly category: Category; readonly children: readonly Category[] },
): ParsedBlocks {
  if (blocks.some(isListingHeader)) return { blocks, broken };
  return {
    blocks: [ownHeader(category, children), ...blocks],
    broken: broken.map((block) => ({ ...block, position: block.position + 1 })),
  };
}

function ownHeader(category: Category, children: readonly Category[]): Block {
  const content = {
    title: category.name,
    description: category.description,
    hasDescription: category.description !== '',
    linkButtons: children.slice(0, 12).map(({ name, url }) => ({ text: name, url: `/browse${url}` })),
  };
  return { key: 'listing', id: 'listing-header-one', content };
}
