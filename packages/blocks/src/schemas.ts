import type { z } from 'zod';
import { accordion } from './accordion/schema.ts';
import { appHeader } from './app-header/schema.ts';
import { bagPageImage } from './bag-page-image/schema.ts';
import { bagPagePromo } from './bag-page-promo/schema.ts';
import { benefitBar } from './benefit-bar/schema.ts';
import { callToActionGroup } from './call-to-action-group/schema.ts';
import { cardGroup } from './card-group/schema.ts';
import { contentPage } from './content-page/schema.ts';
import { countdownTimer } from './countdown-timer/schema.ts';
import { customBlock } from './custom-block/schema.ts';
import { desktopNavigation } from './desktop-navigation/schema.ts';
import { dividerText } from './divider-text/schema.ts';
import { errorPage } from './error-page/schema.ts';
import { footer } from './footer/schema.ts';
import { hero } from './hero/schema.ts';
import { heroCarousel } from './hero-carousel/schema.ts';
import { jumpOff } from './jump-off/schema.ts';
import { jumpOffGroup } from './jump-off-group/schema.ts';
import { largeTextBanner } from './large-text-banner/schema.ts';
import { linkGroup } from './link-group/schema.ts';
import { linkTile } from './link-tile/schema.ts';
import { linkTileGroup } from './link-tile-group/schema.ts';
import { listingHeaderOne } from './listing-header-one/schema.ts';
import { listingHeaderTwo } from './listing-header-two/schema.ts';
import { liveShopping } from './live-shopping/schema.ts';
import { localeSelectorImage } from './locale-selector-image/schema.ts';
import { mobileNavigation } from './mobile-navigation/schema.ts';
import { mobileNavigationAlternative } from './mobile-navigation-alternative/schema.ts';
import { modal } from './modal/schema.ts';
import { myAccountImage } from './my-account-image/schema.ts';
import { navigationLinksBanner } from './navigation-links-banner/schema.ts';
import { previewBar } from './preview-bar/schema.ts';
import { productCard } from './product-card/schema.ts';
import { productListSlot } from './product-list-slot/schema.ts';
import { scrollableCard } from './scrollable-card/schema.ts';
import { scrollingTextBanner } from './scrolling-text-banner/schema.ts';
import { shopTheLookOne } from './shop-the-look-one/schema.ts';
import { shopTheLookTwo } from './shop-the-look-two/schema.ts';
import { sizeBlock } from './size-block/schema.ts';
import { sizesBanner } from './sizes-banner/schema.ts';
import { snugContentCard } from './snug-content-card/schema.ts';
import { snugContentCardGroup } from './snug-content-card-group/schema.ts';
import { spacingBlock } from './spacing-block/schema.ts';
import { sticker } from './sticker/schema.ts';
import { stickerTemplate } from './sticker-template/schema.ts';
import { tallImage } from './tall-image/schema.ts';
import { textBlock } from './text-block/schema.ts';
import { textBlockLarge } from './text-block-large/schema.ts';
import { textBoxOne } from './text-box-one/schema.ts';
import { textBoxTwo } from './text-box-two/schema.ts';
import { twoColumnTile } from './two-column-tile/schema.ts';

/** Every block there is, by the last part of its schema’s address. The registry has one row for each. */
export const schemas = {
  accordion,
  'app-header': appHeader,
  'bag-page-image': bagPageImage,
  'bag-page-promo': bagPagePromo,
  'benefit-bar': benefitBar,
  'call-to-action-group': callToActionGroup,
  'card-group': cardGroup,
  'content-page': contentPage,
  'countdown-timer': countdownTimer,
  'custom-block': customBlock,
  'desktop-navigation': desktopNavigation,
  'divider-text': dividerText,
  'error-page': errorPage,
  footer,
  hero,
  'hero-carousel': heroCarousel,
  'jump-off': jumpOff,
  'jump-off-group': jumpOffGroup,
  'large-text-banner': largeTextBanner,
  'link-group': linkGroup,
  'link-tile': linkTile,
  'link-tile-group': linkTileGroup,
  'listing-header-one': listingHeaderOne,
  'listing-header-two': listingHeaderTwo,
  'locale-selector-image': localeSelectorImage,
  'live-shopping': liveShopping,
  'mobile-navigation': mobileNavigation,
  'mobile-navigation-alternative': mobileNavigationAlternative,
  modal,
  'my-account-image': myAccountImage,
  'navigation-links-banner': navigationLinksBanner,
  'preview-bar': previewBar,
  'product-card': productCard,
  'product-list-slot': productListSlot,
  'scrollable-card': scrollableCard,
  'scrolling-text-banner': scrollingTextBanner,
  'shop-the-look-one': shopTheLookOne,
  'shop-the-look-two': shopTheLookTwo,
  'size-block': sizeBlock,
  'sizes-banner': sizesBanner,
  'snug-content-card': snugContentCard,
  'snug-content-card-group': snugContentCardGroup,
  'spacing-block': spacingBlock,
  sticker,
  'sticker-template': stickerTemplate,
  'tall-image': tallImage,
  'text-block': textBlock,
  'text-block-large': textBlockLarge,
  'text-box-one': textBoxOne,
  'text-box-two': textBoxTwo,
  'two-column-tile': twoColumnTile,
} as const;

export type BlockId = keyof typeof schemas;

type ContentMap = { readonly [Id in BlockId]: z.output<(typeof schemas)[Id]> };

/** What a block of an id shows, parsed. */
export type ContentOf<Id extends BlockId> = ContentMap[Id];

/** A block whose content has been parsed. `key` is the content service’s delivery id, or the block’s place. */
export type Block<Id extends BlockId = BlockId> = {
  readonly [K in Id]: { readonly key: string; readonly id: K; readonly content: ContentMap[K] };
}[Id];
