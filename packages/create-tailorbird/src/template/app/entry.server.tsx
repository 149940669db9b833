import { createHash } from 'node:crypto';
import { loadEveryBlock } from '@tailorbird/blocks/loadEveryBlock';
import { loadOwnBlocks } from '@tailorbird/blocks/loadOwnBlocks';
import { checkHydrationStart } from '@tailorbird/engine/checkHydrationStart';
import { collectStyles } from '@tailorbird/engine/collectStyles';
import { type IslandServer, IslandServerProvider } from '@tailorbird/engine/IslandServer';
import { renderDocument } from '@tailorbird/engine/renderDocument';
import { renderToHtml } from '@tailorbird/engine/renderToHtml';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { ownBlocks } from '../blocks/ownBlocks.ts';
import { shop } from './shop.ts';

await Promise.all([loadEveryBlock(), loadOwnBlocks(ownBlocks), checkHydrationStart()]);

/** Each block is rendered by itself: one that throws is left out, and the page stands. */
const islands: IslandServer = {
  render: (island, identifierPrefix) => renderToString(island, { identifierPrefix }),
  failed: ({ name, error }) => console.error(`The block ${name} could not be rendered:`, error),
};
const around = (router: ReactNode) => <IslandServerProvider value={islands}>{router}</IslandServerProvider>;
const onError = (error: unknown) => console.error(error);

/** Renders a whole page before answering. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { url } = request;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (import.meta.env.DEV) {
    const html = await renderToHtml(around(<ServerRouter context={context} url={url} />), onError);
    return new Response(new Uint8Array(html), { status, headers });
  }
  const { html, scripts } = await renderDocument({ context, url, styles: collectStyles(), around, onError });
  headers.set('content-security-policy', policy(scripts));
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(new Uint8Array(html), { status, headers });
}

/** Which scripts may run: files of the shop, and the page's own inline ones. */
function policy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: https: ${shop.shop ?? ''}`.trim(),
    `media-src 'self' https: ${shop.shop ?? ''}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${shop.shop ?? ''}`.trim(),
  ].join('; ');
}
