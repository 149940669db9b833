import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import type { RequestFacts } from '../app/requestContext.ts';
import { shopSettings } from '../app/shopSettings.ts';
import { createStorefront } from '../server/createStorefront.ts';
import type { StorefrontOptions } from '../server/storefrontOptions.ts';

/** A shop around one page, with the storefront’s own server, and a stranger’s host beside it. */
export interface HostileShop {
  readonly origin: string;
  /** The stranger’s address. Nothing may ever be asked there. */
  readonly canary: string;
  /** What was asked of the stranger, and of the shop, since the last look. */
  readonly asked: () => { canary: string[]; shop: string[] };
  readonly stop: () => Promise<void>;
}

interface Parts {
  /** The document at an address, and the inline scripts that may run in it. */
  readonly page: (url: URL) => { readonly html: string; readonly scripts: readonly string[] };
  /** The content item of an id; `canary` is the stranger’s address. */
  readonly item: (id: string, canary: string) => unknown;
  readonly liveShoppingScript?: (canary: string) => string;
}

const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address with one.
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

/** Starts both on free ports. */
export async function startHostileShop({ page, item, liveShoppingScript }: Parts): Promise<HostileShop> {
  let canaryAsked: string[] = [];
  let shopAsked: string[] = [];
  const stranger = createServer((request, response) => {
    canaryAsked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end("document.body.dataset.played = document.getElementById('live-shopping').dataset.channel");
  });
  const canary = await listening(stranger);
  // The same port takes packets, which are how browsers begin to talk to each other.
  const packets = createSocket('udp4').on('message', () => canaryAsked.push('a packet'));
  await new Promise<void>((resolve) => packets.bind(Number(new URL(canary).port), '127.0.0.1', resolve));

  let answer: ReturnType<typeof getRequestListener> | undefined;
  const shop = createServer((request, response) => {
    shopAsked.push(`${request.method} ${request.url}`);
    void answer?.(request, response);
  });
  const origin = await listening(shop);
  const options = {
    middleware: (request: Request) =>
      Response.json({ content: item(new URL(request.url).pathname.split('/').at(-1) ?? '', canary) }),
    middlewareUrl: origin,
    settings: shopSettings({ publicUrl: origin, liveShoppingScript: liveShoppingScript?.(canary) }),
    remote: false,
    cache: noPageCache,
    createLoadContext: (facts: RequestFacts) => facts,
    handle: (request: Request, { production }: RequestFacts) => {
      const { html, scripts } = page(new URL(request.url));
      production?.takeDocument({ html: Buffer.from(html), scripts });
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'set-cookie': 'session=secret; Path=/',
      };
      return Promise.resolve(new Response(null, { headers }));
    },
  };
  // The page is a string, so the facts themselves do for the router’s context.
  answer = getRequestListener(createStorefront(options as unknown as StorefrontOptions).app.fetch);

  return {
    origin,
    canary,
    asked: () => {
      const asked = { canary: canaryAsked, shop: shopAsked };
      canaryAsked = [];
      shopAsked = [];
      return asked;
    },
    stop: async () => {
      packets.close();
      for (const server of [stranger, shop]) server.closeAllConnections();
      await Promise.all(
        [stranger, shop].map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
      );
    },
  };
}
