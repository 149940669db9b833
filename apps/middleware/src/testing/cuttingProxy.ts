import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** A shop on a socket behind a proxy that can swallow answers, as a bad network does. */
export interface CuttingProxy {
  readonly origin: string;
  /** The next answer is lost: the shop has written it, and the caller's connection ends without it. */
  readonly cutNext: () => void;
  /** Answers lost so far. */
  readonly cuts: () => number;
  readonly close: () => Promise<void>;
}

/** Serves an application through a proxy. */
export async function cuttingProxy(app: Hono): Promise<CuttingProxy> {
  const server = serve({ fetch: app.fetch, port: 0 });
  if (!server.listening) await once(server, 'listening');
  const sockets = new Set<Socket>();
  let isCutting = false;
  let cuts = 0;
  const proxy = createServer((caller) => {
    const shop = connect(portOf(server), '127.0.0.1');
    for (const socket of [caller, shop]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    caller.pipe(shop);
    caller.on('close', () => shop.destroy());
    shop.on('close', () => caller.destroy());
    shop.on('data', (answer: Buffer) => {
      if (!isCutting) return void caller.write(answer);
      isCutting = false;
      cuts += 1;
      caller.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(proxy)}`,
    cutNext: () => {
      isCutting = true;
    },
    cuts: () => cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(server: { address: () => ReturnType<ReturnType<typeof createServer>['address']> }): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
