import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { AnswerOf, ParsedArgsOf, Segment, ServedName } from '@tailorbird/commerce/contract/contract';
import type { Market } from '@tailorbird/commerce/market';
import type { Result } from '@tailorbird/commerce/result';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { PaymentProvider } from '../services/payment/paymentProvider.ts';

/** What every implementation of a call is given besides its arguments. */
export interface Call {
  readonly db: Database['db'];
  readonly payments: PaymentProvider;
  readonly log: Logger;
  /** The present; passed in so that a test can set it. */
  readonly clock: () => Date;
  readonly market: Market;
  readonly channelId: number;
  /** Hash of the caller's session, when there is one. Rows owned by a session, `createCart` aside, always have one. */
  readonly session: string | undefined;
  /** The caller's session, begun now if there is none. */
  readonly startSession: () => Promise<string>;
  /** The caller's `Idempotency-Key`, with a fingerprint of what it was sent with. */
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | undefined;
}

export type Answer<T> = Promise<Result<T, CallError>>;

/** An implementation of every call the contract says is served: a missing one does not compile. */
export type Platform = {
  readonly [S in Segment]: {
    readonly [N in ServedName<S>]: (call: Call, ...args: ParsedArgsOf<S, N>) => Answer<AnswerOf<S, N>>;
  };
};

/** The one answer for what does not exist and for what is somebody else's. */
export const notFound: CallError = { tag: 'not-found', message: 'There is nothing here by that name.' };
