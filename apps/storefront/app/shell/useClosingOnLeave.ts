import { useEffect, useRef } from 'react';
import { useShop } from '../shopStore.ts';

/** Whatever stands over a page goes with it: menus, panels, and the question of the locale (commerce §2 overlays). */
export function useClosingOnLeave(pathname: string): void {
  const shown = useRef(pathname);
  // The external system is the browser's top layer, and what the shop keeps open.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
    useShop.setState({ offeredLocale: undefined });
  }, [pathname]);
}
