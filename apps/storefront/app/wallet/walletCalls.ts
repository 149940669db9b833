import type { BagAnswer, BagView } from '../bag/bagAnswer.ts';
import { askServer } from '../http/askServer.ts';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import type { Authorised, OpenAnswer, PayAnswer, QuoteAnswer, WalletOffer } from './walletAnswers.ts';

/** The steps of a wallet at the server. Each throws where the server does not answer. */
export interface WalletCalls {
  /** Puts what a product page has chosen into the bag: its form, as its button to add sends it. */
  readonly add: (form: FormData) => Promise<BagAnswer>;
  readonly open: () => Promise<OpenAnswer>;
  readonly quote: (country: string, option: string | null) => Promise<QuoteAnswer>;
  readonly pay: (authorised: Authorised) => Promise<PayAnswer>;
  /** Cleans up after a dismissed sheet; the bag as it is then. */
  readonly dismiss: () => Promise<BagView>;
}

interface Addresses {
  /** The wallet's own, such as `/eu/me/wallet`. */
  readonly wallet: string;
  readonly bag: string;
}

/** The steps at a market's addresses. */
export function walletCalls({ wallet, bag }: Addresses): WalletCalls {
  const post = <Answer>(body: object) =>
    askServer<Answer>(wallet, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    add: (form) => {
      form.set('mark', newIdempotencyToken());
      return askServer(bag, { method: 'POST', body: form });
    },
    open: () => post({ step: 'open' }),
    quote: (country, option) => post({ step: 'quote', country, option }),
    pay: (authorised) => post({ step: 'pay', ...authorised }),
    dismiss: () => post({ step: 'dismiss' }),
  };
}

/** Asks which wallets there are. */
export function walletOfferAt(address: string): Promise<WalletOffer> {
  return askServer(address, { headers: { accept: 'application/json' } });
}
