import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Icon } from '@tailorbird/ui/Icon';
import { IconButton } from '@tailorbird/ui/IconButton';
import { CloseIcon, HeartIcon, HouseIcon, MenuIcon } from '@tailorbird/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locales } from '../market/locales.ts';
import { AccountLink } from './AccountLink.tsx';
import { BagButton } from './BagButton.tsx';
import { BottomNavigationRoot } from './BottomNavigation.styles.ts';
import { LocaleChoice } from './LocaleChoice.tsx';
import type { LayoutContent } from './layoutContent.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { watchTyping } from './watchTyping.ts';

const menuId = 'mobile-menu';

/** The bar at a phone's thumb, and the menu it opens: a popover, so that it works before any script. */
export function BottomNavigation({
  navigation,
  locales,
  checkout = false,
}: {
  navigation: LayoutContent['mobileNavigation'];
  locales: Locales;
  /** On checkout pages Wishlist and Basket are hidden. */
  checkout?: boolean;
}) {
  const { href } = usePageFacts();
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // It may have been opened before the page was live.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), []);
  // The external system is the document: what is typed is anywhere in it.
  useEffect(() => watchTyping(document), []);
  return (
    <BottomNavigationRoot>
      <nav aria-label="Shortcuts" data-part="bar">
        <a href={href('/')}>
          <Icon of={HouseIcon} />
          <span>Home</span>
        </a>
        {navigation && (
          <button type="button" popoverTarget={menuId}>
            <Icon of={MenuIcon} />
            <span>Menu</span>
          </button>
        )}
        {!checkout && (
          <a href={href('/wishlist')} data-overlay="wishlist">
            <Icon of={HeartIcon} />
            <span>Wishlist</span>
          </a>
        )}
        <AccountLink phone />
        {!checkout && <BagButton label="Basket" />}
      </nav>
      {navigation && (
        <div
          id={menuId}
          popover="auto"
          ref={menu}
          data-part="menu"
          role="dialog"
          aria-label="Menu"
          onToggle={({ newState }) => setOpen(newState === 'open')}
        >
          <div data-part="top">
            <b>Menu</b>
            <LocaleChoice place="menu" {...locales} />
            <IconButton
              icon={CloseIcon}
              label="Close the menu"
              popoverTarget={menuId}
              popoverTargetAction="hide"
            />
          </div>
          <MobileMenu navigation={navigation} open={open} page={pathname} />
        </div>
      )}
    </BottomNavigationRoot>
  );
}
