import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createEdge } from '../edge/createEdge.ts';
import { listen } from '../edge/listen.ts';
import { noProxies } from '../edge/trustedProxies.ts';
import type { TestShop } from './shopWith.ts';

/** A test's shop behind its edge on a port of the loopback address, as a stranger reaches it; no rate is limited. */
export async function serveBehindEdge(shop: TestShop) {
  const edge = createEdge({
    trustedProxies: noProxies,
    rateLimit: () => undefined,
    clock: shop.clock,
    warn: () => undefined,
    onOverLimit: () => undefined,
  });
  const app = new Hono().use('*', edge).route('/', shop.app);
  const listener = getRequestListener(app.fetch);
  const server = await listen((request, response) => void listener(request, response), {
    port: 0,
    host: '127.0.0.1',
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
