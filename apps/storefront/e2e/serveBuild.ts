import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { builtStorefront, type OwnParts } from './builtStorefront.ts';

/** Serves the built storefront on a free port over what answers as its middleware, and prints where. */
export function serveBuild(own: OwnParts): void {
  const server = createServer();
  server.listen(0, '127.0.0.1', () => {
    // A server that listens on a port has an address with one.
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const listener = getRequestListener(builtStorefront(origin, own).fetch);
    server.on('request', (request, response) => void listener(request, response));
    process.stdout.write(`${origin}\n`);
  });
}
