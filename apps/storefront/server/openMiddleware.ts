import { createMiddleware } from '@tailorbird/middleware/createMiddleware';
import type { Database } from '@tailorbird/middleware/database/database';
import { type Closing, closeInTurn } from '@tailorbird/middleware/edge/closeInTurn';
import { createRateLimit, edgeLimits } from '@tailorbird/middleware/edge/createRateLimit';
import { knownHosts } from '@tailorbird/middleware/edge/knownHosts';
import { type Env, readEnv } from '@tailorbird/middleware/env';
import { startErrorTracking } from '@tailorbird/middleware/errors/startErrorTracking';
import { startMetrics } from '@tailorbird/middleware/metrics/startMetrics';
import { previewAccessOf } from '@tailorbird/middleware/services/content/previewAccessOf';
import { startTracing } from '@tailorbird/middleware/tracing/startTracing';
import type { ShopSettings } from '../app/shopSettings.ts';
import { askContentService } from './askContentService.ts';
import { sendToMiddleware } from './sendToMiddleware.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';
import { type ContentWatch, watchContent } from './watchContent.ts';

/** The middleware as the storefront uses it: in this process, or far away behind the same requests. */
export interface OpenMiddleware {
  readonly env: Env;
  readonly options: Pick<
    StorefrontOptions,
    | 'contentService'
    | 'contentVersion'
    | 'contentMissed'
    | 'middleware'
    | 'middlewareUrl'
    | 'remote'
    | 'isPurged'
    | 'settings'
    | 'isKnownHost'
    | 'trustedProxies'
    | 'rateLimit'
  >;
  /** True when this start filled an empty database. */
  readonly isNew: boolean;
  readonly drain: () => void;
  /** Answers what did not close. */
  readonly close: () => Promise<string[]>;
}

/**
 * Reads the environment and opens the middleware; what cannot work ends the process with its reason and fix.
 *
 * @param lent A database that is open already, and stays so.
 */
export async function openMiddleware(lent?: Database): Promise<OpenMiddleware> {
  const env = readEnv();
  if (!env.ok) return fail(env.error);
  const stopErrors = startErrorTracking(env.value);
  const stopTracing = await startTracing(env.value);
  const metrics = await startMetrics(env.value);
  if (!metrics.ok) return fail(metrics.error);
  const watching: Closing[] = [
    { name: 'metrics', close: metrics.value },
    { name: 'tracing', close: stopTracing },
    { name: 'error tracking', close: stopErrors },
  ];
  const { PUBLIC_URL, MIDDLEWARE_URL, TAILORBIRD_HOSTS } = env.value;
  const shared = {
    settings: settingsOf(env.value),
    isKnownHost: knownHosts(PUBLIC_URL, TAILORBIRD_HOSTS),
    trustedProxies: env.value.TAILORBIRD_TRUST_PROXY,
    isPurged: env.value.TAILORBIRD_CDN_PURGE_URL !== undefined,
    ...contentServiceOf(env.value),
  };
  if (MIDDLEWARE_URL) {
    const options = {
      ...shared,
      ...(env.value.TAILORBIRD_RATE_LIMIT === 'on' && { rateLimit: createRateLimit(edgeLimits) }),
      middleware: sendToMiddleware(MIDDLEWARE_URL),
      middlewareUrl: MIDDLEWARE_URL,
      remote: true,
    };
    const watch = watchOf(env.value, options);
    const close = () => {
      watch?.stop();
      return closeInTurn(watching);
    };
    return {
      env: env.value,
      options: { ...options, contentVersion: watch?.version, contentMissed: watch?.missed },
      isNew: false,
      drain: () => undefined,
      close,
    };
  }
  const made = await createMiddleware(env.value, lent);
  if (!made.ok) return fail(made.error.message);
  const { app, edgeLimit: rateLimit, drain, isNew } = made.value;
  const middleware: StorefrontOptions['middleware'] = (request, from) =>
    from === undefined ? app.fetch(request) : app.fetch(request, from.env as object);
  const options = { ...shared, rateLimit, middleware, middlewareUrl: PUBLIC_URL, remote: false };
  const watch = watchOf(env.value, options);
  const close = async () => {
    watch?.stop();
    return [...(await made.value.close()), ...(await closeInTurn(watching))];
  };
  return {
    env: env.value,
    options: { ...options, contentVersion: watch?.version, contentMissed: watch?.missed },
    isNew,
    drain,
    close,
  };
}

/** Where nothing may say that content has changed, nothing is asked. */
function watchOf(env: Env, options: Parameters<typeof watchContent>[0]): ContentWatch | undefined {
  return env.TAILORBIRD_CONTENT_WEBHOOK_SECRET === undefined ? undefined : watchContent(options);
}

function contentServiceOf(env: Env): Pick<StorefrontOptions, 'contentService'> {
  const { TAILORBIRD_CONTENT_URL: url, TAILORBIRD_CONTENT_KEY: key } = env;
  return url === undefined ? {} : { contentService: askContentService({ url, key }) };
}

function settingsOf(env: Env): ShopSettings {
  return {
    publicUrl: env.PUBLIC_URL,
    mediaOrigins: env.MEDIA_URL ? [new URL(env.MEDIA_URL).origin] : [],
    hasDataLayer: env.TAILORBIRD_DATA_LAYER === 'on',
    consentAskedIn: env.TAILORBIRD_CONSENT_ASKED_IN,
    takesTestCards: env.demonstrates.has('test-cards'),
    isInvented: env.demonstrates.has('goods'),
    takesGooglePay: env.TAILORBIRD_GOOGLE_PAY_MERCHANT !== undefined,
    countryHeader: env.TAILORBIRD_COUNTRY_HEADER,
    germanSite: env.TAILORBIRD_GERMAN_SITE,
    liveShoppingScript: env.TAILORBIRD_LIVE_SHOPPING_SCRIPT,
    previewHosts: env.TAILORBIRD_PREVIEW_HOSTS,
    previewAccess: previewAccessOf(env),
    contentEditor: env.TAILORBIRD_CONTENT_EDITOR,
  };
}

function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}
