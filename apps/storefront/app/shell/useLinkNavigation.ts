import { type Market, marketOf, withoutMarket } from '@tailorbird/commerce/market';
import { notReached } from '@tailorbird/commerce/notReached';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useShop } from '../shopStore.ts';
import { unroutedSegments } from './unroutedSegments.ts';

/**
 * Links are plain anchors and work before any script. Once the page is live, one listener at the document turns
 * presses that stay in this market into navigation without a reload. Offline the page stays, and says why.
 */
export function useLinkNavigation(market: Market): void {
  const navigate = useNavigate();
  // The external system is the document: it receives the presses of every link.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkPressed(event);
      if (link === undefined) return;
      // Another page closes what is open over this one; a place, page or filter of the same would stay behind it.
      if (link.pathname === location.pathname)
        link.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
      const to = pathWithin(link.href, location.href, market);
      if (to === undefined) return;
      event.preventDefault();
      if (navigator.onLine) void navigate(to);
      else useShop.getState().notify(notReached, true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, market]);
}

/** The link of a press that is to lead somewhere in this window. */
function linkPressed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  return link;
}

/** Where an address leads within the market; undefined when the browser must load it itself. */
export function pathWithin(to: string, from: string, market: Market): string | undefined {
  const url = new URL(to);
  const here = new URL(from);
  if (url.origin !== here.origin) return undefined;
  // The router knows the pages of this market alone, and takes small letters and capitals for the same.
  if (marketOf(url.pathname) !== market || marketOf(url.pathname.toLowerCase()) !== market) return undefined;
  if (unroutedSegments.includes(withoutMarket(url.pathname).split('/', 2)[1] ?? '')) return undefined;
  // Logging out takes a navigation of the browser's own.
  if (url.searchParams.has('logout')) return undefined;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return undefined;
  return url.pathname + url.search + url.hash;
}
