import { parseContent } from '@tailorbird/blocks/parse';
import type { ContentOf } from '@tailorbird/blocks/schemas';
import type { Category } from '@tailorbird/commerce/model/category';
import type { Result } from '@tailorbird/commerce/result';
import type { ContentItem } from '../content/contentClient.ts';

/** The words above a listing: an editor's if there are any, else the category's own with links to its children. */
export function loadListingHeader(
  content: Result<ContentItem, unknown>,
  category: Category,
  children: readonly Category[],
): ContentOf<'listing-header-one'> {
  const written = content.ok ? parseContent('listing-header-one', content.value) : undefined;
  if (written?.success) return written.data;
  return {
    title: category.name,
    description: category.description,
    hasDescription: category.description !== '',
    linkButtons: children.slice(0, 12).map(({ name, url }) => ({ text: name, url: `/browse${url}` })),
  };
}
