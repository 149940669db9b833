import type { Client } from '@tailorbird/commerce/client';
import type { AnswerOf } from '@tailorbird/commerce/contract/contract';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { logOnce } from '../content/logOnce.ts';

/** The channel a page is sold through, and what the store says of itself (commerce §3 channel). */
export interface Store {
  readonly channel: AnswerOf<'commerce', 'getChannel'>;
  readonly meta: AnswerOf<'commerce', 'getStoreMeta'>;
}

/** Asks for both at once. `errors` in the channel is a failure, which is logged as one of its operation (commerce §7, §8). */
export async function loadStore({ commerce }: Pick<Client, 'commerce'>): Promise<Result<Store, 'failed'>> {
  const [channel, meta] = await Promise.all([commerce.getChannel(), commerce.getStoreMeta()]);
  if (channel.ok && meta.ok && !('errors' in channel.value))
    return ok({ channel: channel.value, meta: meta.value });
  logOnce({ level: 'warn', op: 'channel.load', channel, meta });
  return err('failed');
}
