import { createClient } from '@tailorbird/commerce/client';
import { href, type Market, markets } from '@tailorbird/commerce/market';
import { err } from '@tailorbird/commerce/result';
import type { Shop } from '../requestContext.ts';

interface Options {
  readonly market?: Market;
  /** Hears of each cookie that is set. */
  readonly setCookie?: (cookie: string) => void;
}

/** A shop for loaders and actions under test: `send` answers for its middleware, and nothing is published in it. */
export function shopAnswering(
  send: (request: Request) => Promise<Response>,
  { market = 'uk', setCookie = () => undefined }: Options = {},
): Shop {
  const facts = markets[market];
  return {
    market: facts,
    client: createClient({ baseUrl: 'http://shop.example', send, channelId: facts.channelId }),
    content: { find: async () => err('absent') },
    href: (to) => href(market, to),
    publicUrl: 'http://shop.example',
    secure: false,
    liveShopping: false,
    isInvented: false,
    setCookie,
  };
}
