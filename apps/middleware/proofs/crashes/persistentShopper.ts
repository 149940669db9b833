import type { Client } from '@tailorbird/commerce/client';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Result } from '@tailorbird/commerce/result';
import { shopperClient } from './shopperClient.ts';

/** A shopper who does not give up: a call that gets no answer is repeated, unchanged, once the shop is back. */
export interface PersistentShopper {
  /** The answer of a call; throws the call's own reason when it is refused. */
  readonly insist: <T>(call: (shop: Client) => Promise<Result<T, CallError>>) => Promise<T>;
}

const maxTries = 10;

/** A shopper with a cookie jar. `untilBack` resolves once the shop answers again. */
export function persistentShopper(origin: string, untilBack: () => Promise<void>): PersistentShopper {
  /** One for each thing the shopper wants, however often it is sent. */
  let key = '';
  const client = shopperClient(origin, () => key);
  return {
    insist: async (call) => {
      key = crypto.randomUUID();
      for (let tries = 0; tries < maxTries; tries += 1) {
        const result = await call(client);
        if (result.ok) return result.value;
        if (result.error.tag !== 'unavailable') {
          throw new Error(`${result.error.tag}: ${result.error.message}`);
        }
        await untilBack();
      }
      throw new Error(`There was no answer in ${maxTries} tries.`);
    },
  };
}
