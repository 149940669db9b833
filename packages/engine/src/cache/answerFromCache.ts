import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from './pageCache.ts';
import { type EncodedPage, encodingFor, type StoredPage } from './storedPage.ts';

/** Renders the public page of a key, without a shopper. */
export type RenderPage = (key: string) => Promise<StoredPage>;

/**
 * Answers from the cache before the application sees the request: most page views cost no more than a
 * look-up.
 * @returns False when the page is not there, or the request is neither GET nor HEAD: the application should answer.
 */
export function answerFromCache(
  cache: PageCache,
  renderPage: RenderPage,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const key = request.url ?? '';
  const found = cache.find(key);
  if (!found) return false;
  if (found.refresh) cache.render(key, () => renderPage(key)).catch(() => undefined);
  send(found.page, request, response);
  return true;
}

function send(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { etag: page.etag, 'cache-control': page.cacheControl }).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const encoded = page.inEncoding(encodingFor(Array.isArray(accepted) ? accepted.join() : accepted));
  const finish = ({ headers, body }: EncodedPage) => {
    response.writeHead(page.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (encoded instanceof Promise) encoded.then(finish).catch((cause: Error) => response.destroy(cause));
  else finish(encoded);
}
