import { type Client, createClient } from '@tailorbird/commerce/client';
import { markets } from '@tailorbird/commerce/market';

/** A client with a cookie jar of its own, that speaks to a shop over HTTP under a key for each intent. */
export function shopperClient(origin: string, intent: () => string): Client {
  const jar = new Map<string, string>();
  return createClient({
    baseUrl: origin,
    channelId: markets.uk.channelId,
    timeout: 30_000,
    checkAnswers: true,
    send: (request) => {
      request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      request.headers.set('idempotency-key', intent());
      return fetch(request);
    },
    onSetCookie: (text) => {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, value);
    },
  });
}
