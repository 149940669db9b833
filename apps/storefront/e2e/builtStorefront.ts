import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type ShopSettings, shopSettings } from '../app/shopSettings.ts';
import { createStorefront } from '../server/createStorefront.ts';
import type { StorefrontOptions } from '../server/storefrontOptions.ts';

/** What a test decides about a shop itself. */
export type OwnParts = Pick<StorefrontOptions, 'middleware' | 'remote' | 'cache'> & {
  readonly settings?: Partial<ShopSettings>;
};

const build: ServerBuild & {
  entry: { module: { createLoadContext: StorefrontOptions['createLoadContext'] } };
} = await import(new URL('../build/server/index.js', import.meta.url).href);

/** The built storefront at an address, over what answers as its middleware. */
export function builtStorefront(origin: string, { settings, ...own }: OwnParts): Hono {
  return createStorefront({
    ...own,
    middlewareUrl: origin,
    settings: shopSettings({ publicUrl: origin, contentEditor: 'https://editor.example', ...settings }),
    handle: createRequestHandler(build, 'production'),
    createLoadContext: build.entry.module.createLoadContext,
    files: fileURLToPath(new URL('../build/client', import.meta.url)),
  }).app;
}
