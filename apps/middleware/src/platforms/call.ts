import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { AnswerOf, MethodName, ParsedArgsOf, Segment } from '@tailorbird/commerce/contract/contract';
import type { Market } from '@tailorbird/commerce/market';
import type { Result } from '@tailorbird/commerce/result';
import type { Logger } from 'pino';
import type { Database, Queries } from '../database/database.ts';
import type { PasswordHasher } from '../services/passwords/passwordHasher.ts';
import type { PaymentProvider } from '../services/payment/paymentProvider.ts';
import type { PhotoEncoder } from '../services/photos/createPhotoEncoder.ts';

/** What every implementation of a call is given besides its arguments. */
export interface Call {
  readonly db: Database['db'];
  readonly payments: PaymentProvider;
  /** Waits for something outside the shop's own database, and lets other calls work meanwhile. */
  readonly away: <T>(work: () => Promise<T>) => Promise<T>;
  readonly passwords: PasswordHasher;
  readonly photos: PhotoEncoder;
  readonly log: Logger;
  /** The present; passed in so that a test can set it. */
  readonly clock: () => Date;
  /** The moment an editor looks at, which `clock` then says; never in a call that is about somebody or changes anything. */
  readonly previewedAt?: Date | undefined;
  /** Has the promotions engine told of a bag, soon. */
  readonly syncPromotions: (cartId: string) => void;
  /** Where shoppers reach the shop; the only host that links in mails name. */
  readonly publicUrl: string;
  /** What a wishlist is when nobody says otherwise (commerce §4 wishlist). */
  readonly newWishlist: { readonly name: string; readonly isPublic: boolean };
  readonly market: Market;
  readonly channelId: number;
  /** What guesses are counted by: the caller's address or network. */
  readonly address: string;
  /** Hash of the caller's session, when there is one. Rows owned by a session, `createCart` aside, always have one. */
  readonly session: string | undefined;
  /** Who is signed in. Rows owned by a customer always have one. */
  readonly customerId: number | undefined;
  /** Hash of the caller's device cookie, if it has one. Which customers logged in there is in `devices`. */
  readonly device: string | undefined;
  /** Notes that a customer has logged in in the caller's browser. */
  readonly rememberDevice: (tx: Queries, customerId: number) => Promise<void>;
  /** The hash of the caller's session, begun now if there is none. */
  readonly startSession: () => Promise<string>;
  /** Gives the caller a new session, a customer's or a guest's; the old one ends. Answers the new one's hash. */
  readonly renewSession: (tx: Queries, customerId: number | undefined) => Promise<string>;
  /** Ends the caller's session. */
  readonly endSession: (tx: Queries) => Promise<void>;
  /** The caller's `Idempotency-Key`, with a fingerprint of what it was sent with. */
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | undefined;
}

export type Answer<T> = Promise<Result<T, CallError>>;

/** An implementation of every call of the contract: a missing one does not compile. */
export type Platform = {
  readonly [S in Segment]: {
    readonly [N in MethodName<S>]: (call: Call, ...args: ParsedArgsOf<S, N>) => Answer<AnswerOf<S, N>>;
  };
};

/** The one answer for what does not exist and for what is somebody else's. */
export const notFound: CallError = { tag: 'not-found', message: 'There is nothing here by that name.' };

/** The one answer for what needs a customer when nobody is signed in. */
export const signedOut: CallError = { tag: 'signed-out', message: 'Please log in first.' };
