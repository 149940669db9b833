import type { Block } from '@tailorbird/blocks/schemas';
import type { LinkingShop } from '../content/deadLinks.ts';
import { findBlock } from '../content/findBlock.ts';

/** What editors place on the bag page, each absent when nothing usable is published for it (blocks §1). */
export interface BagContent {
  readonly image: Block<'bag-page-image'> | undefined;
  readonly promo: Block<'bag-page-promo'> | undefined;
}

/** Loads the picture and the promotion of the bag page. Neither keeps the bag from showing. */
export async function loadBagContent(shop: LinkingShop): Promise<BagContent> {
  const [image, promo] = await Promise.all([
    findBlock(shop, 'bag-page-image', ['bag-page-image']),
    findBlock(shop, 'bag-page-promo', ['bag-page-promo']),
  ]);
  return { image: image.block, promo: promo.block };
}
