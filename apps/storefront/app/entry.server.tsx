import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { withoutMarks } from './withoutMarks.ts';

export { createLoadContext } from './requestContext.ts';

/**
 * Renders the whole document before answering: public pages are cached and compressed once, so there is
 * nothing to gain from streaming (decision 9). Styles go right in front of `</head>`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await render(sheet.collectStyles(<ServerRouter context={context} url={request.url} />));
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const styles = import.meta.env.PROD ? withoutMarks(sheet.getStyleTags()) : sheet.getStyleTags();
    const styled = html.replace('</head>', () => `${styles}</head>`);
    return new Response(styled, { status, headers });
  } finally {
    sheet.seal();
  }
}

function render(document: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
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
