import type { Block } from '../../schemas.ts';

/** Whether a block is a listing header: its title is the page's heading, and other blocks stand below the page's name. */
export function isListingHeader({ id }: Block): boolean {
  return id === 'listing-header-one' || id === 'listing-header-two';
}
