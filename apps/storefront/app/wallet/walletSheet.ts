import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import type { Authorised, PayAnswer, QuoteAnswer } from './walletAnswers.ts';

/** What a sheet asks while it is open. */
export interface SheetAnswers {
  /** The server's own request; undefined where there is nothing to pay after all, and the sheet closes itself. */
  readonly opened: Promise<WalletRequest | undefined>;
  /** The shopper has chosen a country, ISO 3166-1 alpha-2, or another way of delivery. */
  readonly quote: (country: string, option: string | null) => Promise<QuoteAnswer>;
  /** The shopper has said yes. Only `problems` leave the sheet open. */
  readonly pay: (authorised: Authorised) => Promise<PayAnswer>;
}

/** How a sheet ended: by the shopper, who dismissed it, or because its work was done, for good or ill. */
export type SheetEnd = 'dismissed' | 'done';

/** A payment sheet: Apple's, the browser's own, or the demonstration's. */
export interface WalletSheet {
  /**
   * Opens the sheet at once, as browsers demand of a press, with what the page knows; it answers once the sheet has
   * closed, and throws where there can be none.
   */
  readonly show: (first: WalletRequest, answers: SheetAnswers) => Promise<SheetEnd>;
}
