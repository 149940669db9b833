import { withoutMarket } from '@tailorbird/commerce/market';
import { dataEnding } from '@tailorbird/engine/reactRouterData';
import { privateSegments } from './privateSegments.ts';

/** Whether the page at a path may be the same bytes for everyone in its market. */
export function isPublic(pathname: string): boolean {
  return !privateSegments.includes(segmentIn(pathname).toLowerCase());
}

/** The first segment of a path: `/eu/bag.data` and `/bag` are both `bag`, as the data of a page is as private as the page. */
export function segmentIn(pathname: string): string {
  const path = withoutMarket(safeDecode(pathname));
  return (path.split('/', 2)[1] ?? '').replace(dataEnding, '');
}

function safeDecode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
