import { type BrokenBlock, parseBlocks } from '@tailorbird/blocks/parse';
import type { Block, ContentOf } from '@tailorbird/blocks/schemas';
import type { Category } from '@tailorbird/commerce/model/category';
import type { Result } from '@tailorbird/commerce/result';
import type { ContentItem } from '../content/contentItem.ts';

/** What an editor has put above and among the products of a category. */
export interface ListingContent {
  readonly header: Block<'listing-header-one' | 'listing-header-two'>;
  readonly slots: readonly ContentOf<'product-list-slot'>[];
  /** What of it cannot be shown, for editors. */
  readonly broken: readonly BrokenBlock[];
}

const isHeader = (block: Block): block is ListingContent['header'] =>
  block.id === 'listing-header-one' || block.id === 'listing-header-two';
const isSlot = (block: Block): block is Block<'product-list-slot'> => block.id === 'product-list-slot';

/**
 * The words above a listing and the cards among its products. A header may be published by itself under the
 * category's address, or in a page with product-list slots; without one the category's own words are used, with
 * links to its children.
 */
export function loadListingContent(
  content: Result<ContentItem, unknown>,
  category: Category,
  children: readonly Category[],
): ListingContent {
  const { blocks, broken } = parseBlocks(content.ok ? itemsIn(content.value) : []);
  return {
    header: blocks.find(isHeader) ?? ownHeader(category, children),
    slots: blocks.filter(isSlot).map(({ content: slot }) => slot),
    broken,
  };
}

function itemsIn(item: ContentItem): readonly unknown[] {
  const slots: unknown = Reflect.get(item, 'slots');
  return Array.isArray(slots) ? slots : [item];
}

function ownHeader(category: Category, children: readonly Category[]): ListingContent['header'] {
  const content = {
    title: category.name,
    description: category.description,
    hasDescription: category.description !== '',
    linkButtons: children.slice(0, 12).map(({ name, url }) => ({ text: name, url: `/browse${url}` })),
  };
  return { key: 'listing', id: 'listing-header-one', content };
}
