import { useEffect } from 'react';
import { hideAdded } from '../bag/bagStore.ts';
import { useShop } from '../shopStore.ts';

/**
 * Whatever stands over a page goes with it: menus, panels, and the question of the locale (commerce §2 overlays). A page
 * is left for another one, for one of another layout, and for another site, from which the browser may bring it back as
 * it was.
 */
export function useClosingOnLeave(pathname: string): void {
  // The external system is the browser's top layer, and what the shop keeps open.

  useEffect(() => {
    addEventListener('pagehide', closeAll);
    return () => {
      removeEventListener('pagehide', closeAll);
      closeAll();
    };
  }, [pathname]);
}

function closeAll(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  hideAdded();
  useShop.setState({ offeredLocale: undefined });
}
