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
  accordion: still(
    () => import('./accordion/Accordion.tsx'),
    (m) => m.Accordion,
  ),
  'bag-page-image': still(
    () => import('./bag-page-image/BagPageImage.tsx'),
    (m) => m.BagPageImage,
  ),
  'bag-page-promo': still(
    () => import('./bag-page-promo/BagPagePromo.tsx'),
    (m) => m.BagPagePromo,
  ),
  'benefit-bar': BenefitBar,
  'call-to-action-group': still(
    () => import('./call-to-action-group/CallToActionGroup.tsx'),
    (m) => m.CallToActionGroup,
  ),
  'card-group': near(
    () => import('./card-group/CardGroup.tsx'),
    (m) => m.CardGroup,
  ),
  'content-page': still(
    () => import('./content-page/PageWithinPage.tsx'),
    (m) => m.PageWithinPage,
  ),
  'countdown-timer': near(
    () => import('./countdown-timer/CountdownTimer.tsx'),
    (m) => m.CountdownTimer,
  ),
  'custom-block': near(
    () => import('./custom-block/CustomBlock.tsx'),
    (m) => m.CustomBlock,
  ),
  'desktop-navigation': DesktopNavigation,
  'divider-text': still(
    () => import('./divider-text/DividerText.tsx'),
    (m) => m.DividerText,
  ),
  'error-page': ErrorPage,
  footer: near(
    () => import('./footer/Footer.tsx'),
    (m) => m.Footer,
  ),
  hero: still(
    () => import('./hero/Hero.tsx'),
    (m) => m.Hero,
  ),
  'hero-carousel': near(
    () => import('./hero-carousel/HeroCarousel.tsx'),
    (m) => m.HeroCarousel,
  ),
  'jump-off': still(
    () => import('./jump-off/JumpOff.tsx'),
    (m) => m.JumpOff,
  ),
  'jump-off-group': still(
    () => import('./jump-off-group/JumpOffGroup.tsx'),
    (m) => m.JumpOffGroup,
  ),
  'large-text-banner': still(
    () => import('./large-text-banner/LargeTextBanner.tsx'),
    (m) => m.LargeTextBanner,
  ),
  'link-group': still(
    () => import('./link-group/LinkGroup.tsx'),
    (m) => m.LinkGroup,
  ),
  'link-tile': still(
    () => import('./link-tile/LinkTile.tsx'),
    (m) => m.LinkTile,
  ),
  'link-tile-group': still(
    () => import('./link-tile-group/LinkTileGroup.tsx'),
    (m) => m.LinkTileGroup,
  ),
  'listing-header-one': still(
    () => import('./listing-header-one/ListingHeaderOne.tsx'),
    (m) => m.ListingHeaderOne,
  ),
  'listing-header-two': still(
    () => import('./listing-header-two/ListingHeaderTwo.tsx'),
    (m) => m.ListingHeaderTwo,
  ),
  'live-shopping': near(
    () => import('./live-shopping/LiveShopping.tsx'),
    (m) => m.LiveShopping,
  ),
  'locale-selector-image': still(
    () => import('./locale-selector-image/LocaleSelectorImage.tsx'),
    (m) => m.LocaleSelectorImage,
  ),
  'mobile-navigation': MobileNavigation,
  'mobile-navigation-alternative': MobileNavigationAlternative,
  modal: near(
    () => import('./modal/Modal.tsx'),
    (m) => m.Modal,
  ),
  'my-account-image': still(
    () => import('./my-account-image/MyAccountImage.tsx'),
    (m) => m.MyAccountImage,
  ),
  'navigation-links-banner': still(
    () => import('./navigation-links-banner/NavigationLinksBanner.tsx'),
    (m) => m.NavigationLinksBanner,
  ),
  'preview-bar': still(
    () => import('./preview-bar/PreviewBar.tsx'),
    (m) => m.PreviewBar,
  ),
  'product-card': near(
    () => import('./product-card/ProductCardBlock.tsx'),
    (m) => m.ProductCardBlock,
  ),
  'product-list-slot': still(
    () => import('./product-list-slot/ProductListSlot.tsx'),
    (m) => m.ProductListSlot,
  ),
  'scrollable-card': still(
    () => import('./scrollable-card/ScrollableCard.tsx'),
    (m) => m.ScrollableCard,
  ),
  'scrolling-text-banner': still(
    () => import('./scrolling-text-banner/ScrollingTextBanner.tsx'),
    (m) => m.ScrollingTextBanner,
  ),
  'shop-the-look-one': still(
    () => import('./shop-the-look-one/ShopTheLookOne.tsx'),
    (m) => m.ShopTheLookOne,
  ),
  'shop-the-look-two': still(
    () => import('./shop-the-look-two/ShopTheLookTwo.tsx'),
    (m) => m.ShopTheLookTwo,
  ),
  'size-block': still(
    () => import('./size-block/SizeBlock.tsx'),
    (m) => m.SizeBlock,
  ),
  'sizes-banner': still(
    () => import('./sizes-banner/SizesBanner.tsx'),
    (m) => m.SizesBanner,
  ),
  'snug-content-card': still(
    () => import('./snug-content-card/SnugContentCard.tsx'),
    (m) => m.SnugContentCard,
  ),
  'snug-content-card-group': still(
    () => import('./snug-content-card-group/SnugContentCardGroup.tsx'),
    (m) => m.SnugContentCardGroup,
  ),
  'spacing-block': still(
    () => import('./spacing-block/SpacingBlock.tsx'),
    (m) => m.SpacingBlock,
  ),
  sticker: still(
    () => import('./sticker/Sticker.tsx'),
    (m) => m.Sticker,
  ),
  'sticker-template': still(
    () => import('./sticker-template/StickerTemplate.tsx'),
    (m) => m.StickerTemplate,
  ),
  'tall-image': still(
    () => import('./tall-image/TallImage.tsx'),
    (m) => m.TallImage,
  ),
  'text-block': still(
    () => import('./text-block/TextBlock.tsx'),
    (m) => m.TextBlock,
  ),
  'text-block-large': still(
    () => import('./text-block-large/TextBlockLarge.tsx'),
    (m) => m.TextBlockLarge,
  ),
  'text-box-one': still(
    () => import('./text-box-one/TextBoxOne.tsx'),
    (m) => m.TextBoxOne,
  ),
  'text-box-two': still(
    () => import('./text-box-two/TextBoxTwo.tsx'),
    (m) => m.TextBoxTwo,
  ),
  'two-column-tile': still(
    () => import('./two-column-tile/TwoColumnTile.tsx'),
    (m) => m.TwoColumnTile,
  ),
};
