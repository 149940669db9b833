import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createStorefront, type StorefrontOptions } from '../server/createStorefront.ts';

/** What a test decides about a shop itself. */
export type OwnParts = Pick<
  StorefrontOptions,
  'middleware' | 'remote' | 'mediaOrigins' | 'cache' | 'liveShoppingScript'
>;

const build: ServerBuild & {
  entry: { module: { createLoadContext: StorefrontOptions['createLoadContext'] } };
} = await import(new URL('../build/server/index.js', import.meta.url).href);

/** The built storefront at an address, over what answers as its middleware. */
export function builtStorefront(origin: string, own: OwnParts): Hono {
  return createStorefront({
    ...own,
    middlewareUrl: origin,
    publicUrl: origin,
    previewHosts: [],
    previewAccess: { secret: 'nobody-has-it', isOpen: false },
    contentEditor: 'https://editor.example',
    handle: createRequestHandler(build, 'production'),
    createLoadContext: build.entry.module.createLoadContext,
    files: fileURLToPath(new URL('../build/client', import.meta.url)),
  }).app;
}
