import { accordionAbout } from './accordion/about.ts';
import { appHeaderAbout } from './app-header/about.ts';
import { bagPageImageAbout } from './bag-page-image/about.ts';
import { bagPagePromoAbout } from './bag-page-promo/about.ts';
import { benefitBarAbout } from './benefit-bar/about.ts';
import { callToActionGroupAbout } from './call-to-action-group/about.ts';
import { cardGroupAbout } from './card-group/about.ts';
import { contentPageAbout } from './content-page/about.ts';
import { countdownTimerAbout } from './countdown-timer/about.ts';
import { customBlockAbout } from './custom-block/about.ts';
import { desktopNavigationAbout } from './desktop-navigation/about.ts';
import { dividerTextAbout } from './divider-text/about.ts';
import { errorPageAbout } from './error-page/about.ts';
import { footerAbout } from './footer/about.ts';
import { heroAbout } from './hero/about.ts';
import { heroCarouselAbout } from './hero-carousel/about.ts';
import { jumpOffAbout } from './jump-off/about.ts';
import { jumpOffGroupAbout } from './jump-off-group/about.ts';
import { largeTextBannerAbout } from './large-text-banner/about.ts';
import { linkGroupAbout } from './link-group/about.ts';
import { linkTileAbout } from './link-tile/about.ts';
import { linkTileGroupAbout } from './link-tile-group/about.ts';
import { listingHeaderOneAbout } from './listing-header-one/about.ts';
import { listingHeaderTwoAbout } from './listing-header-two/about.ts';
import { liveShoppingAbout } from './live-shopping/about.ts';
import { localeSelectorImageAbout } from './locale-selector-image/about.ts';
import { mobileNavigationAbout } from './mobile-navigation/about.ts';
import { mobileNavigationAlternativeAbout } from './mobile-navigation-alternative/about.ts';
import { modalAbout } from './modal/about.ts';
import { myAccountImageAbout } from './my-account-image/about.ts';
import { navigationLinksBannerAbout } from './navigation-links-banner/about.ts';
import { previewBarAbout } from './preview-bar/about.ts';
import { productCardAbout } from './product-card/about.ts';
import { productListSlotAbout } from './product-list-slot/about.ts';
import type { BlockId } from './schemas.ts';
import { scrollableCardAbout } from './scrollable-card/about.ts';
import { scrollingTextBannerAbout } from './scrolling-text-banner/about.ts';
import { shopTheLookOneAbout } from './shop-the-look-one/about.ts';
import { shopTheLookTwoAbout } from './shop-the-look-two/about.ts';
import { sizeBlockAbout } from './size-block/about.ts';
import { sizesBannerAbout } from './sizes-banner/about.ts';
import { snugContentCardAbout } from './snug-content-card/about.ts';
import { snugContentCardGroupAbout } from './snug-content-card-group/about.ts';
import { spacingBlockAbout } from './spacing-block/about.ts';
import { stickerAbout } from './sticker/about.ts';
import { stickerTemplateAbout } from './sticker-template/about.ts';
import { tallImageAbout } from './tall-image/about.ts';
import { textBlockAbout } from './text-block/about.ts';
import { textBlockLargeAbout } from './text-block-large/about.ts';
import { textBoxOneAbout } from './text-box-one/about.ts';
import { textBoxTwoAbout } from './text-box-two/about.ts';
import { twoColumnTileAbout } from './two-column-tile/about.ts';

/** What an editor should know of a block before choosing it, for the reference: in sentences, with links in Markdown. */
export interface BlockAbout {
  /** When another block is the better choice, and which. */
  readonly notFor: string;
  /** What the block does by itself for whoever cannot see, point or bear motion, and what is left to the editor. */
  readonly accessibility: string;
}

/** Of every block. It stands beside the schemas and not in them: no page of the shop is made from it. */
export const abouts: { readonly [Id in BlockId]: BlockAbout } = {
  accordion: accordionAbout,
  'app-header': appHeaderAbout,
  'bag-page-image': bagPageImageAbout,
  'bag-page-promo': bagPagePromoAbout,
  'benefit-bar': benefitBarAbout,
  'call-to-action-group': callToActionGroupAbout,
  'card-group': cardGroupAbout,
  'content-page': contentPageAbout,
  'countdown-timer': countdownTimerAbout,
  'custom-block': customBlockAbout,
  'desktop-navigation': desktopNavigationAbout,
  'divider-text': dividerTextAbout,
  'error-page': errorPageAbout,
  footer: footerAbout,
  hero: heroAbout,
  'hero-carousel': heroCarouselAbout,
  'jump-off': jumpOffAbout,
  'jump-off-group': jumpOffGroupAbout,
  'large-text-banner': largeTextBannerAbout,
  'link-group': linkGroupAbout,
  'link-tile': linkTileAbout,
  'link-tile-group': linkTileGroupAbout,
  'listing-header-one': listingHeaderOneAbout,
  'listing-header-two': listingHeaderTwoAbout,
  'locale-selector-image': localeSelectorImageAbout,
  'live-shopping': liveShoppingAbout,
  'mobile-navigation': mobileNavigationAbout,
  'mobile-navigation-alternative': mobileNavigationAlternativeAbout,
  modal: modalAbout,
  'my-account-image': myAccountImageAbout,
  'navigation-links-banner': navigationLinksBannerAbout,
  'preview-bar': previewBarAbout,
  'product-card': productCardAbout,
  'product-list-slot': productListSlotAbout,
  'scrollable-card': scrollableCardAbout,
  'scrolling-text-banner': scrollingTextBannerAbout,
  'shop-the-look-one': shopTheLookOneAbout,
  'shop-the-look-two': shopTheLookTwoAbout,
  'size-block': sizeBlockAbout,
  'sizes-banner': sizesBannerAbout,
  'snug-content-card': snugContentCardAbout,
  'snug-content-card-group': snugContentCardGroupAbout,
  'spacing-block': spacingBlockAbout,
  sticker: stickerAbout,
  'sticker-template': stickerTemplateAbout,
  'tall-image': tallImageAbout,
  'text-block': textBlockAbout,
  'text-block-large': textBlockLargeAbout,
  'text-box-one': textBoxOneAbout,
  'text-box-two': textBoxTwoAbout,
  'two-column-tile': twoColumnTileAbout,
};
