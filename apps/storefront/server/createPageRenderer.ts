import { marketOf } from '@tailorbird/commerce/market';
import type { RenderPage } from '@tailorbird/engine/answerFromCache';
import type { RenderedDocument } from '@tailorbird/engine/renderDocument';
import { type StoredPage, storeLater, storePage, toResponse } from '@tailorbird/engine/storedPage';
import { inSpan } from '@tailorbird/middleware/tracing/span';
import { writeLog } from '../app/writeLog.ts';
import { askStagingHost } from './askStagingHost.ts';
import { cdnTags } from './cdnTags.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { createUpstreamClient } from './createUpstreamClient.ts';
import { isVisualisation } from './pageKey.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

/** Where the data of a public page is, by the page's key and the data's tag: `/__state?of=/browse/womens&tag=…`. */
export const statePath = '/__state';
/** A private page is compressed for one shopper, so cheaply. */
const privateQuality = 4;

/**
 * Renders requests through the router: public pages by their key alone, private ones with their cookies. The address
 * of a mailed link is told to no other site.
 */
export function createPageRenderer(options: StorefrontOptions) {
  const { settings } = options;
  const { publicUrl } = settings;
  const headers = Object.entries(securityHeaders(publicUrl.startsWith('https:')));
  const route = throughRouter(options);

  const renderPublic: RenderPage = async (key) => {
    const stateAddress = (tag: string) =>
      `${statePath}?of=${encodeURIComponent(key)}&tag=${encodeURIComponent(tag)}`;
    const rendered = await inSpan('render page', { kind: 'internal' }, () =>
      route(new Request(publicUrl + key), { address: undefined, stateAddress }),
    );
    const named = options.isPurged ? cdnTags(key) : [];
    for (const [name, value] of [...headers, ...named]) rendered.response.headers.set(name, value);
    const { response, html, state } = await finish(rendered, options);
    return storePage(response, {
      body: html,
      state: state && storeState(state, response),
    });
  };

  const renderPrivate = async (request: Request, address: string | undefined): Promise<Response> => {
    const rendered = await route(underItsOrigin(request, publicUrl), { address, stateAddress: undefined });
    for (const [name, value] of headers) rendered.response.headers.set(name, value);
    const { response, html } = await finish(rendered, options);
    response.headers.set('cache-control', 'private, no-store');
    if (new URL(request.url).searchParams.has('token'))
      response.headers.set('referrer-policy', 'same-origin');
    if (isVisualisation(new URL(request.url).pathname)) allowFraming(response, settings.contentEditor);
    const isWhole = options.cache === undefined || (html === undefined && response.body === null);
    return isWhole ? response : compressed(response, html, request);
  };
  return { renderPublic, renderPrivate };
}

/**
 * A form from the shop's own address under that address: where TLS ends in front of the shop it arrives under another,
 * and the router would take it for one from elsewhere.
 */
function underItsOrigin(request: Request, publicUrl: string): Request {
  const { origin, pathname, search } = new URL(request.url);
  const { origin: own } = new URL(publicUrl);
  if (origin === own || request.headers.get('origin') !== own) return request;
  return new Request(own + pathname + search, request);
}

/** The content service's editor shows one item in a frame of its own; no other page of ours may be framed. */
function allowFraming(response: Response, editor: string): void {
  const policy = response.headers.get('content-security-policy') ?? '';
  response.headers.delete('x-frame-options');
  response.headers.set(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${editor}`),
  );
}

/** What the router answered; a document is beside it. */
interface Rendered {
  readonly response: Response;
  readonly document: RenderedDocument | undefined;
}

/** Who asks for a page, and where its data will be, if that leaves the page. */
interface Asked {
  readonly address: string | undefined;
  readonly stateAddress: ((tag: string) => string) | undefined;
}

function throughRouter(options: StorefrontOptions) {
  const send = createUpstreamClient({
    send: (request) => options.middleware(request),
    ...(options.contentService && { contentService: options.contentService }),
    contentVersion: options.contentVersion,
    contentMissed: options.contentMissed,
    remote: options.remote,
    now: Date.now,
  });
  return async (request: Request, { address, stateAddress }: Asked): Promise<Rendered> => {
    const setCookies: string[] = [];
    let isReported = false;
    let document: RenderedDocument | undefined;
    const context = options.createLoadContext({
      ...options.settings,
      send,
      middlewareUrl: options.middlewareUrl,
      remote: options.remote,
      clientAddress: address,
      setCookies,
      contentVersion: options.contentVersion?.() ?? 0,
      onReported: () => {
        isReported = true;
      },
      askStaging: options.askStaging ?? askStagingHost,
      ...(options.cache && {
        production: {
          stateAddress,
          takeDocument: (taken) => {
            document = taken;
          },
        },
      }),
    });
    const rendered = await options.handle(request, context);
    if (rendered.status >= 500 && !isReported) reportAnswer(request, rendered.status);
    const response = new Response(rendered.body, rendered);
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
    return { response, document };
  };
}

/** A page that cannot be shown without what did not answer is answered on purpose, so that nothing else tells of it. */
function reportAnswer({ method, url, headers }: Request, status: number): void {
  const { pathname } = new URL(url);
  const requestId = headers.get('x-request-id');
  writeLog({
    level: 'error',
    op: 'storefront.page',
    operation: `${method} ${pathname}`,
    market: marketOf(pathname),
    ...(requestId && { request_id: requestId }),
    reason: `It was answered with ${status}.`,
  });
}

/** An answer with its headers; a document is beside it, ready to be sent. */
interface Finished {
  readonly response: Response;
  readonly html?: Buffer;
  /** The page's data as a script, when it was taken out of the page. */
  readonly state?: RenderedDocument['state'];
}

/** States a document's policy; anything else, and all of development, stays as it is. */
async function finish({ response, document }: Rendered, options: StorefrontOptions): Promise<Finished> {
  const isDocument = response.headers.get('content-type')?.startsWith('text/html');
  if (!isDocument) return { response };
  if (!options.cache) {
    response.headers.delete('content-security-policy');
    return { response };
  }
  const { html, scripts, state } = document ?? {
    html: Buffer.from(await response.arrayBuffer()),
    scripts: [],
    state: undefined,
  };
  response.headers.set('content-security-policy', contentSecurityPolicy(scripts, options.settings));
  return { response, html, state };
}

function storeState({ tag, size, script }: NonNullable<Finished['state']>, page: Response): StoredPage {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': page.headers.get('cache-control') ?? 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  return storeLater(new Response(null, { headers }), { tag, size, make: () => Buffer.from(script()) });
}

/** A private page, compressed for this one shopper; its cookies stay. */
async function compressed(response: Response, body: Buffer | undefined, request: Request): Promise<Response> {
  const cookies = response.headers.getSetCookie();
  const sent = await toResponse(await storePage(response, { quality: privateQuality, body }), request);
  for (const cookie of cookies) sent.headers.append('set-cookie', cookie);
  return sent;
}
