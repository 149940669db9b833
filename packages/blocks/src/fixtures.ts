import type { z } from 'zod';
import { accordionFixtures } from './accordion/fixtures.ts';
import { appHeaderFixtures } from './app-header/fixtures.ts';
import { bagPageImageFixtures } from './bag-page-image/fixtures.ts';
import { bagPagePromoFixtures } from './bag-page-promo/fixtures.ts';
import { benefitBarFixtures } from './benefit-bar/fixtures.ts';
import { callToActionGroupFixtures } from './call-to-action-group/fixtures.ts';
import { cardGroupFixtures } from './card-group/fixtures.ts';
import { contentPageFixtures } from './content-page/fixtures.ts';
import { countdownTimerFixtures } from './countdown-timer/fixtures.ts';
import { customBlockFixtures } from './custom-block/fixtures.ts';
import { desktopNavigationFixtures } from './desktop-navigation/fixtures.ts';
import { dividerTextFixtures } from './divider-text/fixtures.ts';
import { errorPageFixtures } from './error-page/fixtures.ts';
import { footerFixtures } from './footer/fixtures.ts';
import { heroFixtures } from './hero/fixtures.ts';
import { heroCarouselFixtures } from './hero-carousel/fixtures.ts';
import { jumpOffFixtures } from './jump-off/fixtures.ts';
import { jumpOffGroupFixtures } from './jump-off-group/fixtures.ts';
import { largeTextBannerFixtures } from './large-text-banner/fixtures.ts';
import { linkGroupFixtures } from './link-group/fixtures.ts';
import { linkTileFixtures } from './link-tile/fixtures.ts';
import { linkTileGroupFixtures } from './link-tile-group/fixtures.ts';
import { listingHeaderOneFixtures } from './listing-header-one/fixtures.ts';
import { listingHeaderTwoFixtures } from './listing-header-two/fixtures.ts';
import { liveShoppingFixtures } from './live-shopping/fixtures.ts';
import { localeSelectorImageFixtures } from './locale-selector-image/fixtures.ts';
import { mobileNavigationFixtures } from './mobile-navigation/fixtures.ts';
import { mobileNavigationAlternativeFixtures } from './mobile-navigation-alternative/fixtures.ts';
import { modalFixtures } from './modal/fixtures.ts';
import { myAccountImageFixtures } from './my-account-image/fixtures.ts';
import { navigationLinksBannerFixtures } from './navigation-links-banner/fixtures.ts';
import { previewBarFixtures } from './preview-bar/fixtures.ts';
import { productCardFixtures } from './product-card/fixtures.ts';
import { productListSlotFixtures } from './product-list-slot/fixtures.ts';
import type { BlockId, schemas } from './schemas.ts';
import { scrollableCardFixtures } from './scrollable-card/fixtures.ts';
import { scrollingTextBannerFixtures } from './scrolling-text-banner/fixtures.ts';
import { shopTheLookOneFixtures } from './shop-the-look-one/fixtures.ts';
import { shopTheLookTwoFixtures } from './shop-the-look-two/fixtures.ts';
import { sizeBlockFixtures } from './size-block/fixtures.ts';
import { sizesBannerFixtures } from './sizes-banner/fixtures.ts';
import { snugContentCardFixtures } from './snug-content-card/fixtures.ts';
import { snugContentCardGroupFixtures } from './snug-content-card-group/fixtures.ts';
import { spacingBlockFixtures } from './spacing-block/fixtures.ts';
import { stickerFixtures } from './sticker/fixtures.ts';
import { stickerTemplateFixtures } from './sticker-template/fixtures.ts';
import { tallImageFixtures } from './tall-image/fixtures.ts';
import { textBlockFixtures } from './text-block/fixtures.ts';
import { textBlockLargeFixtures } from './text-block-large/fixtures.ts';
import { textBoxOneFixtures } from './text-box-one/fixtures.ts';
import { textBoxTwoFixtures } from './text-box-two/fixtures.ts';
import { twoColumnTileFixtures } from './two-column-tile/fixtures.ts';

type Fixtures = {
  readonly [Id in BlockId]: {
    readonly default?: z.input<(typeof schemas)[Id]>;
    readonly [name: string]: z.input<(typeof schemas)[Id]> | undefined;
  };
};

/** The named examples of every block, as the content service would deliver them. */
export const fixtures: Fixtures = {
  accordion: accordionFixtures,
  'app-header': appHeaderFixtures,
  'bag-page-image': bagPageImageFixtures,
  'bag-page-promo': bagPagePromoFixtures,
  'benefit-bar': benefitBarFixtures,
  'call-to-action-group': callToActionGroupFixtures,
  'card-group': cardGroupFixtures,
  'content-page': contentPageFixtures,
  'countdown-timer': countdownTimerFixtures,
  'custom-block': customBlockFixtures,
  'desktop-navigation': desktopNavigationFixtures,
  'divider-text': dividerTextFixtures,
  'error-page': errorPageFixtures,
  footer: footerFixtures,
  hero: heroFixtures,
  'hero-carousel': heroCarouselFixtures,
  'jump-off': jumpOffFixtures,
  'jump-off-group': jumpOffGroupFixtures,
  'large-text-banner': largeTextBannerFixtures,
  'link-group': linkGroupFixtures,
  'link-tile': linkTileFixtures,
  'link-tile-group': linkTileGroupFixtures,
  'listing-header-one': listingHeaderOneFixtures,
  'listing-header-two': listingHeaderTwoFixtures,
  'locale-selector-image': localeSelectorImageFixtures,
  'live-shopping': liveShoppingFixtures,
  'mobile-navigation': mobileNavigationFixtures,
  'mobile-navigation-alternative': mobileNavigationAlternativeFixtures,
  modal: modalFixtures,
  'my-account-image': myAccountImageFixtures,
  'navigation-links-banner': navigationLinksBannerFixtures,
  'preview-bar': previewBarFixtures,
  'product-card': productCardFixtures,
  'product-list-slot': productListSlotFixtures,
  'scrollable-card': scrollableCardFixtures,
  'scrolling-text-banner': scrollingTextBannerFixtures,
  'shop-the-look-one': shopTheLookOneFixtures,
  'shop-the-look-two': shopTheLookTwoFixtures,
  'size-block': sizeBlockFixtures,
  'sizes-banner': sizesBannerFixtures,
  'snug-content-card': snugContentCardFixtures,
  'snug-content-card-group': snugContentCardGroupFixtures,
  'spacing-block': spacingBlockFixtures,
  sticker: stickerFixtures,
  'sticker-template': stickerTemplateFixtures,
  'tall-image': tallImageFixtures,
  'text-block': textBlockFixtures,
  'text-block-large': textBlockLargeFixtures,
  'text-box-one': textBoxOneFixtures,
  'text-box-two': textBoxTwoFixtures,
  'two-column-tile': twoColumnTileFixtures,
};
