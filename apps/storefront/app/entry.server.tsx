import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { loadEveryBlock } from '@tailorbird/blocks/loadEveryBlock';
import { type BlockServer, ServedBlocksProvider } from '@tailorbird/blocks/ServedBlocks';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { collectStyles, type PagePart, type PageStyles } from './collectStyles.tsx';
import { KeptParts } from './keptParts.ts';
import { requestFacts } from './requestContext.ts';

export { createLoadContext } from './requestContext.ts';

await loadEveryBlock();

/** 8 million characters: the menus, the blocks of the pages asked for most, and cards of some two thousand styles. */
const keptParts = new KeptParts<PagePart>({ mostCharacters: 8_000_000 });

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
  const mark = randomUUID();
  try {
    const page = (
      <ServedBlocksProvider value={blockServer(styles, request.url)}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </ServedBlocksProvider>
    );
    const html = await render(styles.around(page));
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const { takeDocument } = loadContext.get(requestFacts);
    const tags = styles.tags();
    takeDocument?.({ html, styles: tags, mark });
    const body = takeDocument ? null : html.toString().replace('</head>', () => `${tags}</head>`);
    return new Response(body, { status, headers });
  } finally {
    styles.close();
  }
}

function blockServer(styles: PageStyles, url: string): BlockServer {
  return {
    render: (part, identifierPrefix, madeOf) => {
      const make = () => styles.part((around) => renderToString(around(part), { identifierPrefix }));
      const made =
        madeOf && styles.keepsParts ? keptParts.find(`${identifierPrefix} ${madeOf}`, make) : make();
      styles.add(made);
      return made.html;
    },
    failed: ({ id, key, error }) => report(`${new URL(url).pathname}, block ${id} ${key}`, error),
  };
}

function render(document: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      // React would move large finished parts to the end and reveal them by script: they must show without.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => report('render', error),
    });
  });
}

/** One line for each failure of a loader, an action or a render; a 404 is no failure. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  report(`${request.method} ${new URL(request.url).pathname}`, error);
};

function report(operation: string, error: unknown): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${JSON.stringify({ level: 'error', op: 'storefront.page', operation, reason })}\n`);
}
