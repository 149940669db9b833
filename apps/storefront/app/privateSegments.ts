import { firstSegmentOf, pageRows } from './pages.ts';

/** First segments of addresses about one shopper, in lower case. */
export const privateSegments: readonly string[] = [
  ...new Set(
    pageRows.flatMap(([, page]) => (page.audience === 'shopper' ? [firstSegmentOf(page).toLowerCase()] : [])),
  ),
];
