import type { Address } from '@tailorbird/commerce/model/address';
import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';

/** Which wallets the shop takes, and the e-mail it already knows: all a button needs before it is pressed. */
export interface WalletOffer {
  readonly applePay: { readonly merchantId: string } | null;
  readonly googlePay: GooglePayMerchant | null;
  /** Whether the demonstration's sheet stands in for a wallet. */
  readonly demonstration: boolean;
  /** Known, so that no sheet asks for it (commerce §5). */
  readonly email: string | null;
}

export interface GooglePayMerchant {
  readonly gateway: string;
  readonly gatewayMerchantId: string;
  readonly merchantId: string;
}

/** Who a sheet says the shopper is. What it was not asked for is empty. */
export type WalletContact = Address & { readonly email: string };

/** One field of a contact, and what is wrong with it. */
export interface WalletProblem {
  readonly field: keyof WalletContact;
  readonly message: string;
}

/** What a sheet hands over once the shopper has said yes. */
export interface Authorised {
  /** Null where nothing is delivered. */
  readonly shipping: WalletContact | null;
  readonly billing: WalletContact;
  readonly option: string | null;
  /** What the sheet showed, in minor units. */
  readonly total: number;
  /** From the wallet, opaque to us. */
  readonly token: string;
}

/** Where a press on the button leads (commerce §4 wallet). */
export type OpenAnswer =
  | { readonly tag: 'sheet'; readonly request: WalletRequest }
  | { readonly tag: 'bag' }
  /** The bag is an order already. */
  | { readonly tag: 'bought'; readonly to: string }
  | { readonly tag: 'nowhere' };

export type QuoteAnswer =
  | { readonly tag: 'quoted'; readonly request: WalletRequest }
  | { readonly tag: 'refused'; readonly message: string };

export type PayAnswer =
  | { readonly tag: 'paid'; readonly to: string }
  /** The sheet stays open, and says what to mend. */
  | { readonly tag: 'problems'; readonly problems: readonly WalletProblem[] }
  /** Too little is left. */
  | { readonly tag: 'bag' }
  | { readonly tag: 'failed'; readonly message: string };
