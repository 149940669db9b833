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
      const to = destination(event, market);
      if (to === undefined) return;
      event.preventDefault();
      if (navigator.onLine) void navigate(to);
      else useShop.getState().notify(notReached, true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, market]);
}

function destination(event: MouseEvent, market: Market): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  return pathWithin(link.href, location.href, market);
}

/** Where an address leads within the market; undefined when the browser must load it itself. */
export function pathWithin(to: string, from: string, market: Market): string | undefined {
  const url = new URL(to);
  const here = new URL(from);
  if (url.origin !== here.origin || marketOf(url.pathname) !== market) return undefined;
  if (unroutedSegments.includes(withoutMarket(url.pathname).split('/', 2)[1] ?? '')) return undefined;
  // Logging out takes a navigation of the browser's own.
  if (url.searchParams.has('logout')) return undefined;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return undefined;
  return url.pathname + url.search + url.hash;
}
