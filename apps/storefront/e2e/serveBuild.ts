import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createStorefront, type StorefrontOptions } from '../server/createStorefront.ts';

const build: ServerBuild & {
  entry: { module: { createLoadContext: StorefrontOptions['createLoadContext'] } };
} = await import(new URL('../build/server/index.js', import.meta.url).href);

/** Serves the built storefront on a free port over what answers as its middleware, and prints where. */
export function serveBuild(
  own: Pick<StorefrontOptions, 'middleware' | 'remote' | 'mediaOrigins' | 'cache'>,
): void {
  const server = createServer();
  server.listen(0, '127.0.0.1', () => {
    // A server that listens on a port has an address with one.
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { app } = createStorefront({
      ...own,
      middlewareUrl: origin,
      publicUrl: origin,
      trustsProxy: false,
      previewHosts: [],
      contentEditor: 'https://editor.example',
      handle: createRequestHandler(build, 'production'),
      createLoadContext: build.entry.module.createLoadContext,
      files: fileURLToPath(new URL('../build/client', import.meta.url)),
    });
    const listener = getRequestListener(app.fetch);
    server.on('request', (request, response) => void listener(request, response));
    process.stdout.write(`${origin}\n`);
  });
}
