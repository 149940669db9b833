import { type Client, createClient } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { markets } from '@tailorbird/commerce/market';
import type { Result } from '@tailorbird/commerce/result';

/** A shopper who does not give up: a call that gets no answer is repeated, unchanged, once the shop is back. */
export interface PersistentShopper {
  /** The answer of a call; throws the call's own reason when it is refused. */
  readonly insist: <T>(call: (shop: Client) => Promise<Result<T, CallError>>) => Promise<T>;
}

const mostTries = 10;

/** A shopper with a cookie jar. `untilBack` resolves once the shop answers again. */
export function persistentShopper(origin: string, untilBack: () => Promise<void>): PersistentShopper {
  const jar = new Map<string, string>();
  /** One for each thing the shopper wants, however often it is sent. */
  let key = '';
  const client = createClient({
    baseUrl: origin,
    channelId: markets.uk.channelId,
    timeout: 30_000,
    checkAnswers: true,
    send: (request) => {
      request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      request.headers.set('idempotency-key', key);
      return fetch(request);
    },
    onSetCookie: (text) => {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      jar.set(name, value);
    },
  });
  return {
    insist: async (call) => {
      key = crypto.randomUUID();
      for (let tries = 0; tries < mostTries; tries += 1) {
        const result = await call(client);
        if (result.ok) return result.value;
        if (result.error.tag !== 'unavailable') {
          throw new Error(`${result.error.tag}: ${result.error.message}`);
        }
        await untilBack();
      }
      throw new Error(`There was no answer in ${mostTries} tries.`);
    },
  };
}
