import { segmentsOf } from '../notPages.ts';
import { firstSegmentOf, pageRows } from '../pages.ts';

const segmentsWhere = (isShown: boolean) =>
  pageRows.flatMap(([, page]) => ((page.layout !== 'none') === isShown ? [firstSegmentOf(page)] : []));
const shown = new Set(segmentsWhere(true));

/** First segments of what a link may open and the router cannot show: the browser loads it. */
export const unroutedSegments: readonly string[] = [
  ...new Set([
    ...segmentsWhere(false).filter((segment) => !shown.has(segment)),
    ...segmentsOf('published', 'middleware', 'file'),
  ]),
];
