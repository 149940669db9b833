import { serveStatic } from '@hono/node-server/serve-static';
import type { RenderPage } from '@tailorbird/engine/answerFromCache';
import type { PageCache } from '@tailorbird/engine/pageCache';
import { toResponse } from '@tailorbird/engine/storedPage';
import { clientAddress, routeOf } from '@tailorbird/middleware/edge/clientAddress';
import { createEdge } from '@tailorbird/middleware/edge/createEdge';
import { isOwnCaller } from '@tailorbird/middleware/edge/isOwnCaller';
import { knownHosts } from '@tailorbird/middleware/edge/knownHosts';
import { noProxies } from '@tailorbird/middleware/edge/trustedProxies';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { segmentsOf } from '../app/notPages.ts';
import { hasPreviewCookie } from '../app/preview/previewCookie.ts';
import { tellSecurityEvent } from '../app/tellSecurityEvent.ts';
import { writeLog } from '../app/writeLog.ts';
import { aliasOf } from './aliasOf.ts';
import { createBrowserReports, reportPath } from './browserReports.ts';
import { contentFrame } from './contentFrame.ts';
import { createPageRenderer, statePath } from './createPageRenderer.ts';
import { edgePages } from './edgePages.ts';
import { liveShoppingFrame } from './liveShoppingFrame.ts';
import { logOutRequest } from './logOutRequest.ts';
import { pageKey } from './pageKey.ts';
import { proxyToMiddleware } from './proxyToMiddleware.ts';
import { refuseForeignForm } from './refuseForeignForm.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

export interface Storefront {
  readonly app: Hono;
  readonly renderPage: RenderPage;
}

/** Composes the shop: middleware, files, cached public pages, rendered private ones. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { publicUrl, liveShoppingScript } = options.settings;
  const { isKnownHost = knownHosts(publicUrl), trustedProxies = noProxies } = options;
  const shop = { publicUrl, isKnownHost };
  const addressOf = (c: Context) => clientAddress(routeOf(c), trustedProxies);
  const app = new Hono();
  app.use(
    '*',
    createEdge({
      isKnownHost,
      trustedProxies,
      pages: edgePages,
      rateLimit: options.rateLimit ?? (() => undefined),
      clock: () => new Date(),
      warn: (message) => writeLog({ level: 'warn', op: 'edge', message }),
      onOverLimit: (counted) => tellSecurityEvent('excess_rate_limit_exceeded', { op: 'edge', counted }),
    }),
  );
  for (const segment of segmentsOf('call', 'published', 'middleware'))
    app.all(`/${segment}/*`, (c) =>
      proxyToMiddleware(options, c.req.raw, { env: c.env, address: addressOf(c) }),
    );
  if (options.files) addFiles(app, options.files, options.earlierFiles);

  const { renderPublic, renderPrivate } = createPageRenderer(options);
  const { cache } = options;
  const publicPage = (key: string, kept: PageCache) =>
    kept.find(key)?.page ?? kept.render(key, () => renderPublic(key));

  app.get(statePath, async (c) => {
    const of = c.req.query('of') ?? '';
    const key = of.startsWith('/') ? pageKey(new URL(publicUrl + of)) : undefined;
    if (!key || !cache) return c.text('Not found', 404);
    const state = cache.findState(key, c.req.query('tag') ?? '') ?? (await publicPage(key, cache)).state;
    return state ? toResponse(state, c.req.raw) : c.text('Not found', 404);
  });

  app.get('/content-frame/:id', (c) =>
    contentFrame({ id: c.req.param('id'), market: c.req.query('in') }, options, c.req.header('cookie')),
  );
  app.get('/live-shopping-frame/:channel', (c) =>
    liveShoppingFrame(c.req.param('channel'), liveShoppingScript, publicUrl),
  );

  const report = createBrowserReports({ now: Date.now, write: writeLog });
  app.post(reportPath, async (c) => {
    if (!isOwnCaller(c.req.raw, shop)) return c.text('This report came from another site.', 403);
    return c.body(null, await report(c.req.raw));
  });

  app.all('*', async (c) => {
    const request = c.req.raw;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (!reading && !isOwnCaller(request, shop)) return refuseForeignForm(request);
    const alias = reading ? aliasOf(new URL(request.url)) : undefined;
    if (alias) return c.redirect(alias, 301);
    const loggingOut = logOutRequest(request);
    if (loggingOut) return renderPrivate(loggingOut, addressOf(c));
    const key =
      reading && cache && !isPreview(request, publicUrl) ? pageKey(new URL(request.url)) : undefined;
    if (key && cache) return toResponse(await publicPage(key, cache), request);
    return renderPrivate(request, addressOf(c));
  });
  return { app, renderPage: renderPublic };
}

/** Whether a request is an editor's, on the way into a preview or in one: nothing shared answers it. */
function isPreview(request: Request, publicUrl: string): boolean {
  const entering = new URL(request.url).searchParams.has('ampl_domain');
  return entering || hasPreviewCookie(request.headers.get('cookie'), publicUrl);
}

function addFiles(app: Hono, root: string, earlier: readonly string[] = []): void {
  const immutable: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
    // A closed frame has an origin of its own, to which fonts are another's; anybody may read them.
    if (c.req.path.endsWith('.woff2')) c.res.headers.set('access-control-allow-origin', '*');
  };
  const short: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=3600');
  };
  for (const build of [root, ...earlier])
    app.use('/assets/*', immutable, serveStatic({ root: build, precompressed: true }));
  app.all('/assets/*', (c) => c.text('Not found', 404));
  for (const file of ['/favicon.svg', '/manifest.webmanifest'])
    app.use(file, short, serveStatic({ root, precompressed: true }));
}
