import { BenefitBar } from './benefit-bar/BenefitBar.tsx';
import { type BlockRow, near, still } from './blockRow.ts';
import { DesktopNavigation } from './desktop-navigation/DesktopNavigation.tsx';
import { Footer } from './footer/Footer.tsx';
import { Hero } from './hero/Hero.tsx';
import { ListingHeaderOne } from './listing-header-one/ListingHeaderOne.tsx';
import { MobileNavigation } from './mobile-navigation/MobileNavigation.tsx';
import { ProductCardBlock } from './product-card/ProductCardBlock.tsx';
import type { BlockId, ContentOf } from './schemas.ts';

type Registry = { readonly [Id in BlockId]: BlockRow<ContentOf<Id>> };

/**
 * How each block is shown. A component alone is seen as a page opens and comes with it. `near` comes shortly before it
 * is seen, as it moves or answers; `still` is HTML and CSS, which no script need ever take over.
 */
export const registry: Registry = {
  'bag-page-image': still(() => import('./bag-page-image/BagPageImage.tsx').then((m) => m.BagPageImage)),
  'bag-page-promo': still(() => import('./bag-page-promo/BagPagePromo.tsx').then((m) => m.BagPagePromo)),
  'benefit-bar': BenefitBar,
  'card-group': near(() => import('./card-group/CardGroup.tsx').then((m) => m.CardGroup)),
  'content-page': still(() => import('./content-page/PageWithinPage.tsx').then((m) => m.PageWithinPage)),
  'custom-block': near(() => import('./custom-block/CustomBlock.tsx').then((m) => m.CustomBlock)),
  'desktop-navigation': DesktopNavigation,
  'error-page': still(() => import('./error-page/ErrorPage.tsx').then((m) => m.ErrorPage)),
  footer: Footer,
  hero: Hero,
  'hero-carousel': near(() => import('./hero-carousel/HeroCarousel.tsx').then((m) => m.HeroCarousel)),
  'jump-off': still(() => import('./jump-off/JumpOff.tsx').then((m) => m.JumpOff)),
  'jump-off-group': still(() => import('./jump-off-group/JumpOffGroup.tsx').then((m) => m.JumpOffGroup)),
  'listing-header-one': ListingHeaderOne,
  'live-shopping': near(() => import('./live-shopping/LiveShopping.tsx').then((m) => m.LiveShopping)),
  'locale-selector-image': still(() =>
    import('./locale-selector-image/LocaleSelectorImage.tsx').then((m) => m.LocaleSelectorImage),
  ),
  'mobile-navigation': MobileNavigation,
  'mobile-navigation-alternative': near(() =>
    import('./mobile-navigation-alternative/MobileNavigationAlternative.tsx').then(
      (m) => m.MobileNavigationAlternative,
    ),
  ),
  'my-account-image': still(() =>
    import('./my-account-image/MyAccountImage.tsx').then((m) => m.MyAccountImage),
  ),
  'preview-bar': near(() => import('./preview-bar/PreviewBar.tsx').then((m) => m.PreviewBar)),
  'product-card': ProductCardBlock,
  'scrollable-card': near(() => import('./scrollable-card/ScrollableCard.tsx').then((m) => m.ScrollableCard)),
  'shop-the-look-one': near(() =>
    import('./shop-the-look-one/ShopTheLookOne.tsx').then((m) => m.ShopTheLookOne),
  ),
  'shop-the-look-two': near(() =>
    import('./shop-the-look-two/ShopTheLookTwo.tsx').then((m) => m.ShopTheLookTwo),
  ),
  'snug-content-card': near(() =>
    import('./snug-content-card/SnugContentCard.tsx').then((m) => m.SnugContentCard),
  ),
  'snug-content-card-group': near(() =>
    import('./snug-content-card-group/SnugContentCardGroup.tsx').then((m) => m.SnugContentCardGroup),
  ),
  sticker: near(() => import('./sticker/Sticker.tsx').then((m) => m.Sticker)),
  'text-block': still(() => import('./text-block/TextBlock.tsx').then((m) => m.TextBlock)),
  'two-column-tile': still(() => import('./two-column-tile/TwoColumnTile.tsx').then((m) => m.TwoColumnTile)),
};
