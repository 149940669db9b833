import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutMarket } from '@tailorbird/commerce/market';
import { createTimer } from '@tailorbird/middleware/metrics/createTimer';
import { notPages } from '../app/notPages.ts';
import { type PageName, pageRows } from '../app/pages.ts';
import { pathPattern } from './pathPattern.ts';

/** Whatever no other row is of is a page of the content service, so its row is asked last. */
const patterns: readonly (readonly [PageName, RegExp])[] = pageRows
  .map(([name, { path }]) => [name, pathPattern(path)] as const)
  .sort(([one], [other]) => Number(one === 'content') - Number(other === 'content'));
/** Data of a page that the router asks for by itself. */
const dataSuffix = /(?:\/_)?\.data$/;

/** Where a time is counted: a row of `pages`, or the first segment of what is no page. */
export function pageLabel(pathname: string): string {
  const path = withoutMarket(pathname.replace(dataSuffix, '')) || '/';
  const [, segment = ''] = path.split('/', 2);
  if (Object.hasOwn(notPages, segment)) return segment;
  return patterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'content';
}

/** Counts how long answers take, by page, status and whether the page was kept. */
export function createPageTimer(): (
  request: IncomingMessage,
  response: ServerResponse,
  from: 'cache' | 'shop',
  started?: number,
) => void {
  const record = createTimer('tailorbird_page_duration_seconds', 'How long an answer of the storefront took');
  return (request, response, from, started = performance.now()) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const tell = () => {
      const labels = { page: pageLabel(path), status: response.statusCode, from };
      record(performance.now() - started, labels);
    };
    if (response.writableFinished) tell();
    else response.once('close', tell);
  };
}
