import type { PageType } from '../page.ts';
import { firstSegmentOf, pageRows } from '../pages.ts';

/** What analytics call each page that has a name of its own there. */
export const pageTypes: { readonly [page: string]: PageType | undefined } = Object.fromEntries(
  pageRows.flatMap(([name, { type }]) => (type === undefined ? [] : [[name, type]])),
);

/** First segments of addresses whose ends are one shopper's secrets. */
export const secretSegments: readonly string[] = [
  ...new Set(pageRows.flatMap(([, page]) => (page.hasSecretPath ? [firstSegmentOf(page)] : []))),
];
