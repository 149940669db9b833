import { BenefitBar } from './benefit-bar/BenefitBar.tsx';
import { type BlockRow, near, still } from './blockRow.ts';
import { DesktopNavigation } from './desktop-navigation/DesktopNavigation.tsx';
import { ErrorPage } from './error-page/ErrorPage.tsx';
import { MobileNavigation } from './mobile-navigation/MobileNavigation.tsx';
import { MobileNavigationAlternative } from './mobile-navigation-alternative/MobileNavigationAlternative.tsx';
import type { BlockId, ContentOf } from './schemas.ts';

type Registry = { readonly [Id in BlockId]: BlockRow<ContentOf<Id>> };

/**
 * How each block is shown. A component alone comes with every page, whose frame it is part of. `near` comes shortly
 * before it is seen, as it moves or answers; `still` is HTML and CSS, which no script need ever take over.
 */
export const registry: Registry = {
  accordion: still(() => import('./accordion/Accordion.tsx').then((m) => m.Accordion)),
  'bag-page-image': still(() => import('./bag-page-image/BagPageImage.tsx').then((m) => m.BagPageImage)),
  'bag-page-promo': still(() => import('./bag-page-promo/BagPagePromo.tsx').then((m) => m.BagPagePromo)),
  'benefit-bar': BenefitBar,
  'call-to-action-group': still(() =>
    import('./call-to-action-group/CallToActionGroup.tsx').then((m) => m.CallToActionGroup),
  ),
  'card-group': near(() => import('./card-group/CardGroup.tsx').then((m) => m.CardGroup)),
  'content-page': still(() => import('./content-page/PageWithinPage.tsx').then((m) => m.PageWithinPage)),
  'countdown-timer': near(() => import('./countdown-timer/CountdownTimer.tsx').then((m) => m.CountdownTimer)),
  'custom-block': near(() => import('./custom-block/CustomBlock.tsx').then((m) => m.CustomBlock)),
  'desktop-navigation': DesktopNavigation,
  'divider-text': still(() => import('./divider-text/DividerText.tsx').then((m) => m.DividerText)),
  'error-page': ErrorPage,
  footer: near(() => import('./footer/Footer.tsx').then((m) => m.Footer)),
  hero: still(() => import('./hero/Hero.tsx').then((m) => m.Hero)),
  'hero-carousel': near(() => import('./hero-carousel/HeroCarousel.tsx').then((m) => m.HeroCarousel)),
  'jump-off': still(() => import('./jump-off/JumpOff.tsx').then((m) => m.JumpOff)),
  'jump-off-group': still(() => import('./jump-off-group/JumpOffGroup.tsx').then((m) => m.JumpOffGroup)),
  'large-text-banner': still(() =>
    import('./large-text-banner/LargeTextBanner.tsx').then((m) => m.LargeTextBanner),
  ),
  'link-group': still(() => import('./link-group/LinkGroup.tsx').then((m) => m.LinkGroup)),
  'link-tile': still(() => import('./link-tile/LinkTile.tsx').then((m) => m.LinkTile)),
  'link-tile-group': still(() => import('./link-tile-group/LinkTileGroup.tsx').then((m) => m.LinkTileGroup)),
  'listing-header-one': still(() =>
    import('./listing-header-one/ListingHeaderOne.tsx').then((m) => m.ListingHeaderOne),
  ),
  'listing-header-two': still(() =>
    import('./listing-header-two/ListingHeaderTwo.tsx').then((m) => m.ListingHeaderTwo),
  ),
  'live-shopping': near(() => import('./live-shopping/LiveShopping.tsx').then((m) => m.LiveShopping)),
  'locale-selector-image': still(() =>
    import('./locale-selector-image/LocaleSelectorImage.tsx').then((m) => m.LocaleSelectorImage),
  ),
  'mobile-navigation': MobileNavigation,
  'mobile-navigation-alternative': MobileNavigationAlternative,
  modal: near(() => import('./modal/Modal.tsx').then((m) => m.Modal)),
  'my-account-image': still(() =>
    import('./my-account-image/MyAccountImage.tsx').then((m) => m.MyAccountImage),
  ),
  'navigation-links-banner': still(() =>
    import('./navigation-links-banner/NavigationLinksBanner.tsx').then((m) => m.NavigationLinksBanner),
  ),
  'preview-bar': still(() => import('./preview-bar/PreviewBar.tsx').then((m) => m.PreviewBar)),
  'product-card': near(() => import('./product-card/ProductCardBlock.tsx').then((m) => m.ProductCardBlock)),
  'product-list-slot': still(() =>
    import('./product-list-slot/ProductListSlot.tsx').then((m) => m.ProductListSlot),
  ),
  'scrollable-card': still(() =>
    import('./scrollable-card/ScrollableCard.tsx').then((m) => m.ScrollableCard),
  ),
  'scrolling-text-banner': still(() =>
    import('./scrolling-text-banner/ScrollingTextBanner.tsx').then((m) => m.ScrollingTextBanner),
  ),
  'shop-the-look-one': still(() =>
    import('./shop-the-look-one/ShopTheLookOne.tsx').then((m) => m.ShopTheLookOne),
  ),
  'shop-the-look-two': still(() =>
    import('./shop-the-look-two/ShopTheLookTwo.tsx').then((m) => m.ShopTheLookTwo),
  ),
  'size-block': still(() => import('./size-block/SizeBlock.tsx').then((m) => m.SizeBlock)),
  'sizes-banner': still(() => import('./sizes-banner/SizesBanner.tsx').then((m) => m.SizesBanner)),
  'snug-content-card': still(() =>
    import('./snug-content-card/SnugContentCard.tsx').then((m) => m.SnugContentCard),
  ),
  'snug-content-card-group': still(() =>
    import('./snug-content-card-group/SnugContentCardGroup.tsx').then((m) => m.SnugContentCardGroup),
  ),
  'spacing-block': still(() => import('./spacing-block/SpacingBlock.tsx').then((m) => m.SpacingBlock)),
  sticker: still(() => import('./sticker/Sticker.tsx').then((m) => m.Sticker)),
  'sticker-template': still(() =>
    import('./sticker-template/StickerTemplate.tsx').then((m) => m.StickerTemplate),
  ),
  'tall-image': still(() => import('./tall-image/TallImage.tsx').then((m) => m.TallImage)),
  'text-block': still(() => import('./text-block/TextBlock.tsx').then((m) => m.TextBlock)),
  'text-block-large': still(() =>
    import('./text-block-large/TextBlockLarge.tsx').then((m) => m.TextBlockLarge),
  ),
  'text-box-one': still(() => import('./text-box-one/TextBoxOne.tsx').then((m) => m.TextBoxOne)),
  'text-box-two': still(() => import('./text-box-two/TextBoxTwo.tsx').then((m) => m.TextBoxTwo)),
  'two-column-tile': still(() => import('./two-column-tile/TwoColumnTile.tsx').then((m) => m.TwoColumnTile)),
};
