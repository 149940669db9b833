import type { Block } from '../../schemas.ts';

/** Whether a block is a listing header, whose title is the page's heading: a page without one needs a heading of its own. */
export function isListingHeader({ id }: Block): boolean {
  return id === 'listing-header-one' || id === 'listing-header-two';
}
