import { DesktopNavigation } from '@tailorbird/blocks/DesktopNavigation';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Icon } from '@tailorbird/ui/Icon';
import { HeartIcon, SearchIcon } from '@tailorbird/ui/icons';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { Locales } from '../market/locales.ts';
import { AccountLink } from './AccountLink.tsx';
import { BagButton } from './BagButton.tsx';
import { HeaderRoot } from './Header.styles.ts';
import { LocaleChoice } from './LocaleChoice.tsx';
import { Logo } from './Logo.tsx';
import type { LayoutContent } from './layoutContent.ts';
import { ServedMenu } from './ServedMenu.tsx';
import { useScrolled } from './useScrolled.ts';

/** The head of every page: market, shops, logo, search, bag and navigation (commerce §2 Header). */
export function Header({
  navigation,
  locales,
  transparent,
}: {
  navigation: LayoutContent['desktopNavigation'];
  locales: Locales;
  /** It stands over the page's first picture until the page is scrolled. */
  transparent: boolean;
}) {
  const { href } = usePageFacts();
  const { pathname } = useLocation();
  const root = useRef<HTMLElement>(null);
  useScrolled(root);
  return (
    <HeaderRoot ref={root} data-transparent={transparent ? '' : undefined}>
      <div data-part="bar">
        <div data-part="start">
          <LocaleChoice {...locales} />
          <a href={href('/shop-finder')}>Shop Finder</a>
        </div>
        <Logo href={href('/')} />
        <div data-part="end">
          <a data-part="search" href={href('/search')} data-overlay="search">
            <Icon of={SearchIcon} />
            <span>Search</span>
          </a>
          <a data-part="icon" href={href('/wishlist')} data-overlay="wishlist" aria-label="Wishlist">
            <Icon of={HeartIcon} />
          </a>
          <AccountLink />
          <BagButton />
        </div>
      </div>
      {navigation && (
        <ServedMenu name="navigation" content={navigation} page={pathname}>
          <DesktopNavigation {...navigation} page={pathname} />
        </ServedMenu>
      )}
    </HeaderRoot>
  );
}
