import { serveStatic } from '@hono/node-server/serve-static';
import type { Send } from '@tailorbird/commerce/client';
import { Hono, type MiddlewareHandler } from 'hono';
import type { RequestHandler, RouterContextProvider } from 'react-router';
import type { RequestFacts } from '../app/requestContext.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { isSameOrigin } from './isSameOrigin.ts';
import type { PageCache } from './pageCache.ts';
import { isPublic, pageKey } from './pageKey.ts';
import type { RenderPage } from './pageServer.ts';
import { securityHeaders } from './securityHeaders.ts';
import { encodingFor, type StoredPage, storePage } from './storedPage.ts';

/** Paths the middleware answers itself; everything else is a page or a file. */
const middlewarePaths = [
  '/commerce/*',
  '/customer-data/*',
  '/promotions/*',
  '/content/*',
  '/staging/*',
  '/i/*',
  '/s/*',
  '/autocomplete/*',
  '/payments/*',
  '/healthz',
  '/livez',
  '/readyz',
  '/openapi.json',
  '/__dev/*',
];

export interface StorefrontOptions {
  /** The middleware's application, or a pass-through to another deployment. */
  readonly middleware: (request: Request, env?: unknown) => Response | Promise<Response>;
  readonly middlewareUrl: string;
  readonly remote: boolean;
  readonly publicUrl: string;
  /** Whether a proxy of ours writes `X-Forwarded-For`. */
  readonly trustsProxy: boolean;
  readonly mediaOrigins: readonly string[];
  readonly handle: RequestHandler;
  readonly createLoadContext: (facts: RequestFacts) => RouterContextProvider;
  /** Absent in development: every page is rendered anew, without a policy. */
  readonly cache?: PageCache;
  /** Folder of the built browser files; absent in development, where Vite serves them. */
  readonly files?: string;
}

export interface Storefront {
  readonly app: Hono;
  readonly renderPage: RenderPage;
}

/** Composes the shop: middleware, files, cached public pages, rendered private ones. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const app = new Hono();
  const headers = Object.entries(securityHeaders(options.publicUrl.startsWith('https:')));
  for (const path of middlewarePaths) app.all(path, (c) => options.middleware(c.req.raw, c.env));
  if (options.files) addFiles(app, options.files);

  const render = pageRenderer(options);
  const renderPage: RenderPage = async (key) => {
    const response = await render(new Request(options.publicUrl + key), undefined);
    const page = new Response(response.body, response);
    page.headers.delete('set-cookie');
    for (const [name, value] of headers) page.headers.set(name, value);
    return storePage(page);
  };

  app.all('*', async (c) => {
    const request = c.req.raw;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading && !isSameOrigin(request)) return c.text('This form came from another site.', 403);
    const key = reading && options.cache ? pageKey(new URL(request.url)) : undefined;
    if (key && options.cache) {
      const page = options.cache.find(key)?.page ?? (await options.cache.render(key, () => renderPage(key)));
      return toResponse(page, request);
    }
    const rendered = await render(request, clientAddress(c.env, request, options.trustsProxy));
    for (const [name, value] of headers) rendered.headers.set(name, value);
    if (!rendered.headers.has('cache-control') || !isPublic(new URL(request.url).pathname))
      rendered.headers.set('cache-control', 'private, no-store');
    return options.cache && rendered.body ? compressed(rendered, request) : rendered;
  });
  return { app, renderPage };
}

function addFiles(app: Hono, root: string): void {
  const immutable: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
  };
  const short: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=3600');
  };
  app.use('/assets/*', immutable, serveStatic({ root, precompressed: true }));
  app.all('/assets/*', (c) => c.text('Not found', 404));
  for (const file of ['/favicon.svg', '/robots.txt', '/manifest.webmanifest'])
    app.use(file, short, serveStatic({ root, precompressed: true }));
}

/** Renders one request through the router, with its cookies, policy and all. */
function pageRenderer(options: StorefrontOptions) {
  const send: Send = (request) => options.middleware(request);
  return async (request: Request, address: string | undefined): Promise<Response> => {
    const setCookies: string[] = [];
    const context = options.createLoadContext({
      send,
      middlewareUrl: options.middlewareUrl,
      publicUrl: options.publicUrl,
      clientAddress: address,
      setCookies,
      remote: options.remote,
    });
    const rendered = await options.handle(request, context);
    const isPage = rendered.headers.get('content-type')?.startsWith('text/html');
    const body = isPage && options.cache ? await rendered.text() : rendered.body;
    const response = new Response(body, rendered);
    if (typeof body === 'string')
      response.headers.set('content-security-policy', contentSecurityPolicy(body, options.mediaOrigins));
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** A private page, compressed for this one shopper; its cookies stay. */
async function compressed(rendered: Response, request: Request): Promise<Response> {
  const cookies = rendered.headers.getSetCookie();
  const response = toResponse(await storePage(rendered, 4), request);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function toResponse(page: StoredPage, request: Request): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined);
  const body = request.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding]);
  const empty = page.status === 304 || page.status === 204;
  return new Response(empty ? null : body, { status: page.status, headers: page.headers[encoding] });
}

function clientAddress(env: unknown, request: Request, trustsProxy: boolean): string | undefined {
  const forwarded = trustsProxy
    ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  // The Node adapter's bindings; absent when the application is called without a socket.
  const bindings = env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return forwarded ?? bindings?.incoming?.socket?.remoteAddress;
}
