import { lazy, type ReactNode } from 'react';
import { BenefitBar } from './benefit-bar/BenefitBar.tsx';
import { DesktopNavigation } from './desktop-navigation/DesktopNavigation.tsx';
import { Footer } from './footer/Footer.tsx';
import { Hero } from './hero/Hero.tsx';
import { ListingHeaderOne } from './listing-header-one/ListingHeaderOne.tsx';
import { MobileNavigation } from './mobile-navigation/MobileNavigation.tsx';
import { ProductCardBlock } from './product-card/ProductCardBlock.tsx';
import type { BlockId, ContentOf } from './schemas.ts';

const CardGroup = lazy(() => import('./card-group/CardGroup.tsx').then((m) => ({ default: m.CardGroup })));
const JumpOff = lazy(() => import('./jump-off/JumpOff.tsx').then((m) => ({ default: m.JumpOff })));
const ScrollableCard = lazy(() =>
  import('./scrollable-card/ScrollableCard.tsx').then((m) => ({ default: m.ScrollableCard })),
);
const Sticker = lazy(() => import('./sticker/Sticker.tsx').then((m) => ({ default: m.Sticker })));
const TextBlock = lazy(() => import('./text-block/TextBlock.tsx').then((m) => ({ default: m.TextBlock })));
const TwoColumnTile = lazy(() =>
  import('./two-column-tile/TwoColumnTile.tsx').then((m) => ({ default: m.TwoColumnTile })),
);
const MobileNavigationAlternative = lazy(() =>
  import('./mobile-navigation-alternative/MobileNavigationAlternative.tsx').then((m) => ({
    default: m.MobileNavigationAlternative,
  })),
);
const LocaleSelectorImage = lazy(() =>
  import('./locale-selector-image/LocaleSelectorImage.tsx').then((m) => ({ default: m.LocaleSelectorImage })),
);
const MyAccountImage = lazy(() =>
  import('./my-account-image/MyAccountImage.tsx').then((m) => ({ default: m.MyAccountImage })),
);
const BagPageImage = lazy(() =>
  import('./bag-page-image/BagPageImage.tsx').then((m) => ({ default: m.BagPageImage })),
);
const BagPagePromo = lazy(() =>
  import('./bag-page-promo/BagPagePromo.tsx').then((m) => ({ default: m.BagPagePromo })),
);
const ContentPage = lazy(() =>
  import('./content-page/ContentPage.tsx').then((m) => ({ default: m.ContentPage })),
);
const ErrorPage = lazy(() => import('./error-page/ErrorPage.tsx').then((m) => ({ default: m.ErrorPage })));
const PreviewBar = lazy(() =>
  import('./preview-bar/PreviewBar.tsx').then((m) => ({ default: m.PreviewBar })),
);
const JumpOffGroup = lazy(() =>
  import('./jump-off-group/JumpOffGroup.tsx').then((m) => ({ default: m.JumpOffGroup })),
);
const ShopTheLookOne = lazy(() =>
  import('./shop-the-look-one/ShopTheLookOne.tsx').then((m) => ({ default: m.ShopTheLookOne })),
);
const ShopTheLookTwo = lazy(() =>
  import('./shop-the-look-two/ShopTheLookTwo.tsx').then((m) => ({ default: m.ShopTheLookTwo })),
);
const SnugContentCard = lazy(() =>
  import('./snug-content-card/SnugContentCard.tsx').then((m) => ({ default: m.SnugContentCard })),
);
const SnugContentCardGroup = lazy(() =>
  import('./snug-content-card-group/SnugContentCardGroup.tsx').then((m) => ({
    default: m.SnugContentCardGroup,
  })),
);

type Registry = { readonly [Id in BlockId]: (content: ContentOf<Id>) => ReactNode };

/**
 * How each block is shown. A row is a function, so that a row's content is its own schema's. Blocks seen as a page
 * opens are imported plainly, the rest when they are needed.
 */
export const registry: Registry = {
  'bag-page-image': (content) => <BagPageImage {...content} />,
  'bag-page-promo': (content) => <BagPagePromo {...content} />,
  'benefit-bar': (content) => <BenefitBar {...content} />,
  'card-group': (content) => <CardGroup {...content} />,
  'content-page': (content) => <ContentPage {...content} />,
  'desktop-navigation': (content) => <DesktopNavigation {...content} />,
  'error-page': (content) => <ErrorPage {...content} />,
  footer: (content) => <Footer {...content} />,
  hero: (content) => <Hero {...content} />,
  'jump-off': (content) => <JumpOff {...content} />,
  'jump-off-group': (content) => <JumpOffGroup {...content} />,
  'listing-header-one': (content) => <ListingHeaderOne {...content} />,
  'locale-selector-image': (content) => <LocaleSelectorImage {...content} />,
  'mobile-navigation': (content) => <MobileNavigation {...content} />,
  'mobile-navigation-alternative': (content) => <MobileNavigationAlternative {...content} />,
  'my-account-image': (content) => <MyAccountImage {...content} />,
  'preview-bar': (content) => <PreviewBar {...content} />,
  'product-card': (content) => <ProductCardBlock {...content} />,
  'scrollable-card': (content) => <ScrollableCard {...content} />,
  'shop-the-look-one': (content) => <ShopTheLookOne {...content} />,
  'shop-the-look-two': (content) => <ShopTheLookTwo {...content} />,
  'snug-content-card': (content) => <SnugContentCard {...content} />,
  'snug-content-card-group': (content) => <SnugContentCardGroup {...content} />,
  sticker: (content) => <Sticker {...content} />,
  'text-block': (content) => <TextBlock {...content} />,
  'two-column-tile': (content) => <TwoColumnTile {...content} />,
};
