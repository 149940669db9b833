import { BenefitBar } from './benefit-bar/BenefitBar.tsx';
import { type BlockRow, drawnAnew, hydrateWhenVisible, neverHydrate } from './blockRow.ts';
import { DesktopNavigation } from './desktop-navigation/DesktopNavigation.tsx';
import { ErrorPage } from './error-page/ErrorPage.tsx';
import { MobileNavigation } from './mobile-navigation/MobileNavigation.tsx';
import { MobileNavigationAlternative } from './mobile-navigation-alternative/MobileNavigationAlternative.tsx';
import type { BlockId, ContentOf } from './schemas.ts';

type Registry = { readonly [Id in BlockId]: BlockRow<ContentOf<Id>> };

/**
 * How each block is shown. A component alone comes with every page, whose frame it is part of. What moves or answers
 * hydrates shortly before it is seen; what is HTML and CSS never does.
 */
export const registry: Registry = {
  accordion: neverHydrate(
    () => import('./accordion/Accordion.tsx'),
    (m) => m.Accordion,
  ),
  'app-header': neverHydrate(
    () => import('./app-header/AppHeader.tsx'),
    (m) => m.AppHeader,
  ),
  'bag-page-image': neverHydrate(
    () => import('./bag-page-image/BagPageImage.tsx'),
    (m) => m.BagPageImage,
  ),
  'bag-page-promo': neverHydrate(
    () => import('./bag-page-promo/BagPagePromo.tsx'),
    (m) => m.BagPagePromo,
  ),
  'benefit-bar': BenefitBar,
  'call-to-action-group': neverHydrate(
    () => import('./call-to-action-group/CallToActionGroup.tsx'),
    (m) => m.CallToActionGroup,
  ),
  'card-group': hydrateWhenVisible(
    () => import('./card-group/CardGroup.tsx'),
    (m) => m.CardGroup,
  ),
  'content-page': drawnAnew(
    neverHydrate(
      () => import('./content-page/PageWithinPage.tsx'),
      (m) => m.PageWithinPage,
    ),
  ),
  'countdown-timer': drawnAnew(
    hydrateWhenVisible(
      () => import('./countdown-timer/CountdownTimer.tsx'),
      (m) => m.CountdownTimer,
    ),
  ),
  'custom-block': hydrateWhenVisible(
    () => import('./custom-block/CustomBlock.tsx'),
    (m) => m.CustomBlock,
  ),
  'desktop-navigation': DesktopNavigation,
  'divider-text': neverHydrate(
    () => import('./divider-text/DividerText.tsx'),
    (m) => m.DividerText,
  ),
  'error-page': ErrorPage,
  footer: hydrateWhenVisible(
    () => import('./footer/Footer.tsx'),
    (m) => m.Footer,
  ),
  hero: neverHydrate(
    () => import('./hero/Hero.tsx'),
    (m) => m.Hero,
  ),
  'hero-carousel': hydrateWhenVisible(
    () => import('./hero-carousel/HeroCarousel.tsx'),
    (m) => m.HeroCarousel,
  ),
  'jump-off': neverHydrate(
    () => import('./jump-off/JumpOff.tsx'),
    (m) => m.JumpOff,
  ),
  'jump-off-group': neverHydrate(
    () => import('./jump-off-group/JumpOffGroup.tsx'),
    (m) => m.JumpOffGroup,
  ),
  'large-text-banner': neverHydrate(
    () => import('./large-text-banner/LargeTextBanner.tsx'),
    (m) => m.LargeTextBanner,
  ),
  'link-group': neverHydrate(
    () => import('./link-group/LinkGroup.tsx'),
    (m) => m.LinkGroup,
  ),
  'link-tile': neverHydrate(
    () => import('./link-tile/LinkTile.tsx'),
    (m) => m.LinkTile,
  ),
  'link-tile-group': neverHydrate(
    () => import('./link-tile-group/LinkTileGroup.tsx'),
    (m) => m.LinkTileGroup,
  ),
  'listing-header-one': neverHydrate(
    () => import('./listing-header-one/ListingHeaderOne.tsx'),
    (m) => m.ListingHeaderOne,
  ),
  'listing-header-two': neverHydrate(
    () => import('./listing-header-two/ListingHeaderTwo.tsx'),
    (m) => m.ListingHeaderTwo,
  ),
  'live-shopping': hydrateWhenVisible(
    () => import('./live-shopping/LiveShopping.tsx'),
    (m) => m.LiveShopping,
  ),
  'locale-selector-image': neverHydrate(
    () => import('./locale-selector-image/LocaleSelectorImage.tsx'),
    (m) => m.LocaleSelectorImage,
  ),
  'mobile-navigation': MobileNavigation,
  'mobile-navigation-alternative': MobileNavigationAlternative,
  modal: hydrateWhenVisible(
    () => import('./modal/Modal.tsx'),
    (m) => m.Modal,
  ),
  'my-account-image': neverHydrate(
    () => import('./my-account-image/MyAccountImage.tsx'),
    (m) => m.MyAccountImage,
  ),
  'navigation-links-banner': neverHydrate(
    () => import('./navigation-links-banner/NavigationLinksBanner.tsx'),
    (m) => m.NavigationLinksBanner,
  ),
  'preview-bar': neverHydrate(
    () => import('./preview-bar/PreviewBar.tsx'),
    (m) => m.PreviewBar,
  ),
  'product-card': hydrateWhenVisible(
    () => import('./product-card/ProductCardBlock.tsx'),
    (m) => m.ProductCardBlock,
  ),
  'product-list-slot': neverHydrate(
    () => import('./product-list-slot/ProductListSlot.tsx'),
    (m) => m.ProductListSlot,
  ),
  'scrollable-card': neverHydrate(
    () => import('./scrollable-card/ScrollableCard.tsx'),
    (m) => m.ScrollableCard,
  ),
  'scrolling-text-banner': neverHydrate(
    () => import('./scrolling-text-banner/ScrollingTextBanner.tsx'),
    (m) => m.ScrollingTextBanner,
  ),
  'shop-the-look-one': neverHydrate(
    () => import('./shop-the-look-one/ShopTheLookOne.tsx'),
    (m) => m.ShopTheLookOne,
  ),
  'shop-the-look-two': neverHydrate(
    () => import('./shop-the-look-two/ShopTheLookTwo.tsx'),
    (m) => m.ShopTheLookTwo,
  ),
  'size-block': neverHydrate(
    () => import('./size-block/SizeBlock.tsx'),
    (m) => m.SizeBlock,
  ),
  'sizes-banner': neverHydrate(
    () => import('./sizes-banner/SizesBanner.tsx'),
    (m) => m.SizesBanner,
  ),
  'snug-content-card': neverHydrate(
    () => import('./snug-content-card/SnugContentCard.tsx'),
    (m) => m.SnugContentCard,
  ),
  'snug-content-card-group': neverHydrate(
    () => import('./snug-content-card-group/SnugContentCardGroup.tsx'),
    (m) => m.SnugContentCardGroup,
  ),
  'spacing-block': neverHydrate(
    () => import('./spacing-block/SpacingBlock.tsx'),
    (m) => m.SpacingBlock,
  ),
  sticker: neverHydrate(
    () => import('./sticker/Sticker.tsx'),
    (m) => m.Sticker,
  ),
  'sticker-template': neverHydrate(
    () => import('./sticker-template/StickerTemplate.tsx'),
    (m) => m.StickerTemplate,
  ),
  'tall-image': neverHydrate(
    () => import('./tall-image/TallImage.tsx'),
    (m) => m.TallImage,
  ),
  'text-block': neverHydrate(
    () => import('./text-block/TextBlock.tsx'),
    (m) => m.TextBlock,
  ),
  'text-block-large': neverHydrate(
    () => import('./text-block-large/TextBlockLarge.tsx'),
    (m) => m.TextBlockLarge,
  ),
  'text-box-one': neverHydrate(
    () => import('./text-box-one/TextBoxOne.tsx'),
    (m) => m.TextBoxOne,
  ),
  'text-box-two': neverHydrate(
    () => import('./text-box-two/TextBoxTwo.tsx'),
    (m) => m.TextBoxTwo,
  ),
  'two-column-tile': neverHydrate(
    () => import('./two-column-tile/TwoColumnTile.tsx'),
    (m) => m.TwoColumnTile,
  ),
};
