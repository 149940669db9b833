import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { answerFromCache } from '@tailorbird/engine/answerFromCache';
import { checkHydrationStart } from '@tailorbird/engine/checkHydrationStart';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import { createPageCache } from '@tailorbird/engine/pageCache';
import { createShutdown } from '@tailorbird/middleware/edge/createShutdown';
import { knownHosts } from '@tailorbird/middleware/edge/knownHosts';
import { listen } from '@tailorbird/middleware/edge/listen';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { hasPreviewCookie } from '../app/preview/previewCookie.ts';
import { writeLog } from '../app/writeLog.ts';
import { createStorefront } from './createStorefront.ts';
import { keepBrowserFiles } from './keepBrowserFiles.ts';
import { openingText } from './openingText.ts';
import { openMiddleware } from './openMiddleware.ts';
import { withPageSpans } from './pageSpans.ts';
import { createPageTimer } from './pageTimer.ts';
import { answerHeaders } from './securityHeaders.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const freshMs = 60_000;
const staleMs = 600_000;
const cacheBytes = 96 * 1024 * 1024;
const buildFolder = new URL('../build/', import.meta.url);

/** The built storefront, with what `app/entry.server.tsx` exports besides. */
interface StorefrontBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: {
      readonly createLoadContext: StorefrontOptions['createLoadContext'];
      readonly brandFonts: (display: 'swap') => string;
    };
  };
}

await checkHydrationStart();
const { env, options, isNew, drain, close } = await openMiddleware();
const build: StorefrontBuild = await import(new URL('server/index.js', buildFolder).href);
const files = fileURLToPath(new URL('client', buildFolder));
const cache =
  env.TAILORBIRD_PAGE_CACHE === 'on'
    ? createPageCache({
        freshMs,
        staleMs,
        maxBytes: cacheBytes,
        now: Date.now,
        ...(options.contentVersion && { version: options.contentVersion }),
      })
    : noPageCache;
const { app, renderPage } = createStorefront({
  ...options,
  handle: createRequestHandler(
    env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? build : withPageSpans(build),
    'production',
  ),
  createLoadContext: build.entry.module.createLoadContext,
  fonts: build.entry.module.brandFonts('swap'),
  cache,
  files,
  earlierFiles: await earlierFiles(),
});
const listener = getRequestListener(app.fetch);
/** An editor in a preview must not see what shoppers see. */
const isPreview = ({ headers }: IncomingMessage) => hasPreviewCookie(headers.cookie, env.PUBLIC_URL);
const secure = env.PUBLIC_URL.startsWith('https:');

const isKnownHost = knownHosts(env.PUBLIC_URL, env.TAILORBIRD_HOSTS);
const shutdown = createShutdown({
  graceMs: env.TAILORBIRD_DRAIN_SECONDS * 1000,
  onLeaving: drain,
  close,
  onUnclosed: (unclosed) =>
    writeLog({ level: 'error', op: 'close', unclosed, msg: 'not all was closed before the end' }),
});
const time = env.TAILORBIRD_METRICS_PORT === undefined ? undefined : createPageTimer();
const listening = shutdown.guard(
  (request, response) => {
    time?.(request, response, 'shop');
    response.setHeaders(new Headers(answerHeaders(secure, request.url)));
    void listener(request, response);
  },
  (request, response) => {
    if (!isKnownHost(request.headers.host) || isPreview(request)) return false;
    const started = performance.now();
    const isKept = answerFromCache(cache, renderPage, request, response);
    if (isKept) time?.(request, response, 'cache', started);
    return isKept;
  },
);

try {
  shutdown.closeOnSignal(await listen(listening, { port: env.PORT, host: env.HOST }));
} catch (cause) {
  console.error(`\n${cause instanceof Error ? cause.message : String(cause)}\n`);
  await close();
  process.exit(1);
}

console.log(openingText(env, isNew));

/** A shop that cannot keep them is open all the same: a page whose script is gone is loaded anew. */
async function earlierFiles(): Promise<string[]> {
  try {
    const folder = join(env.DATA_DIRECTORY, 'browser-files');
    return await keepBrowserFiles({ client: files, folder, now: new Date() });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    writeLog({ level: 'warn', op: 'browserFiles.keep', reason });
    return [];
  }
}
