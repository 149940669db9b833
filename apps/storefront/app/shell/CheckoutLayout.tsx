import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { localeChoices } from '@tailorbird/commerce/locale/localeOptions';
import { Icon } from '@tailorbird/ui/Icon';
import { ChevronLeftIcon, LockIcon } from '@tailorbird/ui/icons';
import { SkipLink } from '@tailorbird/ui/SkipLink';
import { Outlet, useLocation } from 'react-router';
import { findBlock } from '../content/findBlock.ts';
import { requestFacts, shopContext } from '../requestContext.ts';
import type { Route } from './+types/CheckoutLayout.ts';
import { BottomNavigation } from './BottomNavigation.tsx';
import { CheckoutLayoutRoot } from './CheckoutLayout.styles.ts';
import { Logo } from './Logo.tsx';
import { Notices } from './Notices.tsx';
import { PressedOverlay } from './PressedOverlay.tsx';
import { useClosingOnLeave } from './useClosingOnLeave.ts';
import { usePersonalState } from './usePersonalState.ts';

/** The menu of a phone. What of it cannot be had is left out: nothing keeps a shopper from paying. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { germanSite } = context.get(requestFacts);
  const [menu, image] = await Promise.all([
    findBlock(shop, 'mobile-navigation', ['mobile-navigation', 'mobile-navigation-alternative']),
    findBlock(shop, 'locale-selector-image', ['locale-selector-image']),
  ]);
  return { navigation: menu.block, locales: { choices: localeChoices(germanSite), image: image.block } };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** Checkout has one way forward and one way back: no search and no bag beside it. On a phone the shortcuts stay: the menu, and the login. */
export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  const { href } = usePageFacts();
  usePersonalState(href('/me'));
  useClosingOnLeave(useLocation().pathname);
  return (
    <CheckoutLayoutRoot>
      <SkipLink href="#main">Skip to the page</SkipLink>
      <header>
        <a href={href('/bag')}>
          <Icon of={ChevronLeftIcon} size={16} /> Back to bag
        </a>
        <Logo href={href('/')} />
        <p>
          <Icon of={LockIcon} size={16} /> Secure checkout
        </p>
      </header>
      <Outlet />
      <PressedOverlay />
      <Notices />
      <footer>
        <a href={href('/delivery')}>Delivery</a>
        <a href={href('/returns')}>Returns</a>
        <a href={href('/privacy')}>Privacy</a>
        <a href={href('/contact')}>Contact us</a>
      </footer>
      <BottomNavigation {...loaderData} checkout />
    </CheckoutLayoutRoot>
  );
}
