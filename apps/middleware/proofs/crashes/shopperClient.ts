import { type Client, createClient } from '@tailorbird/commerce/client';
import { markets } from '@tailorbird/commerce/market';
import { createCookieJar } from '../../src/createCookieJar.ts';

/** A client with a cookie jar of its own, that speaks to a shop over HTTP under a key for each intent. */
export function shopperClient(origin: string, intent: () => string): Client {
  const jar = createCookieJar();
  return createClient({
    baseUrl: origin,
    channelId: markets.uk.channelId,
    timeout: 30_000,
    checkAnswers: true,
    send: (request) => {
      request.headers.set('cookie', jar.header());
      request.headers.set('idempotency-key', intent());
      return fetch(request);
    },
    onSetCookie: jar.keep,
  });
}
