import { parseBlocks } from '@tailorbird/blocks/parse';
import type { Block } from '@tailorbird/blocks/schemas';
import type { Category } from '@tailorbird/commerce/model/category';
import type { Result } from '@tailorbird/commerce/result';
import type { ContentItem } from '../content/contentClient.ts';

/** The words above a listing: an editor's if there are any, else the category's own with links to its children. */
export function loadListingHeader(
  content: Result<ContentItem, unknown>,
  category: Category,
  children: readonly Category[],
): Block<'listing-header-one' | 'listing-header-two'> {
  const [written] = content.ok ? parseBlocks([content.value]).blocks : [];
  if (written?.id === 'listing-header-one' || written?.id === 'listing-header-two') return written;
  const own = {
    title: category.name,
    description: category.description,
    hasDescription: category.description !== '',
    linkButtons: children.slice(0, 12).map(({ name, url }) => ({ text: name, url: `/browse${url}` })),
  };
  return { key: 'listing', id: 'listing-header-one', content: own };
}
