import { hideClosedStickers } from '@tailorbird/blocks/hideClosedStickers';
import { loadEveryBlock } from '@tailorbird/blocks/loadEveryBlock';
import { marketOf } from '@tailorbird/commerce/market';
import { collectStyles, type PagePart, type PageStyles } from '@tailorbird/engine/collectStyles';
import { createDocumentCache, type DrawnAnew } from '@tailorbird/engine/documentCache';
import { createFragmentCache } from '@tailorbird/engine/fragmentCache';
import { type IslandServer, IslandServerProvider } from '@tailorbird/engine/IslandServer';
import { type RenderedDocument, renderDocument } from '@tailorbird/engine/renderDocument';
import { renderToHtml } from '@tailorbird/engine/renderToHtml';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestFacts } from './requestContext.ts';
import { marketOfRoute } from './routeId.ts';
import { DemonstrationNote } from './shell/DemonstrationNote.tsx';
import { writeLog } from './writeLog.ts';

export { brandFonts } from './brandFonts.ts';
export { createLoadContext } from './requestContext.ts';

await loadEveryBlock();

/** Runs while the head of each document is read (decision 45). */
const early = `(${String(hideClosedStickers)})()`;

/** 8 million characters: the menus, the blocks of the pages asked for most, and cards of some two thousand styles. */
const fragments = createFragmentCache<PagePart>({ maxCharacters: 8_000_000 });

/** Some hundred and fifty pages. Those that are kept as answers share their bytes with them. */
const documents = createDocumentCache({ maxBytes: 32 * 1024 * 1024 });

/**
 * Renders the whole document before answering: public pages are cached and compressed once, so there is
 * nothing to gain from streaming (decision 9).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const styles = collectStyles();
  const facts = loadContext.get(requestFacts);
  const { islands, drawnAnew, fails } = islandServer(styles, request.url);
  const around = (router: ReactNode) => <IslandServerProvider value={islands}>{router}</IslandServerProvider>;
  const onError = (error: unknown) => {
    fails();
    report('render', error, request);
    facts.onReported?.();
  };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { production, takesTestCards } = facts;
  const opening = takesTestCards
    ? islands.render(<DemonstrationNote />, 'note', ['demonstration'])
    : undefined;
  if (production === undefined) {
    const page = styles.around(around(<ServerRouter context={context} url={request.url} />));
    const html = (await renderToHtml(page, onError)).toString();
    return new Response(
      html
        .replace('</head>', () => `${styles.tag()}</head>`)
        .replace('<body>', (body) => body + (opening ?? '')),
      { status, headers },
    );
  }
  const stateAddress = status === 200 ? production.stateAddress : undefined;
  const { url } = request;
  const named = (tag: string) => `${takesTestCards} ${url} ${tag}`;
  const kept = stateAddress && {
    find: (tag: string) => documents.find(named(tag)),
    keep: (tag: string, document: RenderedDocument) => {
      const parts = drawnAnew();
      if (parts) documents.keep(named(tag), document, parts);
    },
  };
  production.takeDocument(
    await renderDocument({
      context,
      url,
      styles,
      around,
      early,
      opening,
      onError,
      stateAddress,
      partOf: marketOfRoute,
      kept,
    }),
  );
  return new Response(null, { status, headers });
}

/** What a page's islands are drawn by. */
interface PageIslands {
  readonly islands: IslandServer;
  /** What was drawn of more than it says; undefined where something failed, which is to be told each time. */
  readonly drawnAnew: () => readonly DrawnAnew[] | undefined;
  readonly fails: () => void;
}

function islandServer(styles: PageStyles, url: string): PageIslands {
  const drawnAnew: DrawnAnew[] = [];
  let isWhole = true;
  const fails = () => {
    isWhole = false;
  };
  const islands: IslandServer = {
    render: (part, identifierPrefix, madeOf) => {
      const make = () => styles.part((around) => renderToString(around(part), { identifierPrefix }));
      // In development a part is made of its code as well, which changes.
      const made =
        madeOf && import.meta.env.PROD ? fragments.getOrRender([identifierPrefix, ...madeOf], make) : make();
      if (!madeOf) drawnAnew.push({ html: made.html, draw: () => drawnAgain(make, made) });
      styles.add(made);
      return made.html;
    },
    failed: ({ name, error }) => {
      fails();
      report(`island ${name}`, error, { url });
    },
  };
  return { islands, drawnAnew: () => (isWhole ? drawnAnew : undefined), fails };
}

/** Nothing where the part needs rules by now that its page has not. */
function drawnAgain(make: () => PagePart, before: PagePart): string | undefined {
  const { html, rules } = make();
  return [...rules].every((file) => before.rules.has(file)) ? html : undefined;
}

/** One line for each failure of a loader, an action or a render; a 404 is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  report(request.method, error, request);
  context.get(requestFacts).onReported?.();
};

/** `work` is what was done for the page: its method, a render, a part of it. */
function report(
  work: string,
  error: unknown,
  { url, headers }: { readonly url: string; readonly headers?: Headers },
): void {
  const { pathname } = new URL(url);
  const requestId = headers?.get('x-request-id');
  writeLog({
    level: 'error',
    op: 'storefront.page',
    operation: `${work} ${pathname}`,
    market: marketOf(pathname),
    ...(requestId && { request_id: requestId }),
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
