import type { AnalyticsItem } from '@tailorbird/commerce/analytics/analyticsEvents';
import { itemCount } from '@tailorbird/commerce/bag/bagContents';
import type { Currency } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';

/** What the added-to-bag panel shows (commerce §3 Added-to-bag data). Prices are formatted. */
export interface AddedToBag {
  readonly name: string;
  readonly imageUrl: string;
  readonly price: string;
  readonly specialPrice: string | null;
  readonly colour: string | null;
  readonly size: string | null;
  readonly length: string | null;
  readonly quantity: number;
  readonly isGiftCard: boolean;
}

/** The bag as its page and its sidebar show it. */
export interface BagView {
  readonly bag: Bag | null;
  /** Why the bag is not as it was asked to be. */
  readonly notice: string | null;
  readonly count: number;
}

export interface Added {
  readonly tag: 'added';
  readonly added: AddedToBag;
  readonly view: BagView;
  /** What the data layer is told. */
  readonly item: AnalyticsItem;
  readonly currency: Currency;
}

/** Nothing was done, and why; the bag is as it was. */
export interface Refused {
  readonly tag: 'refused';
  readonly message: string;
  /** The code that was not taken, as it was typed, to be kept in its field. */
  readonly coupon?: string;
}

/** What the bag answers a form that stays on its page. */
export type BagAnswer =
  | Added
  | Refused
  /** The bag was changed; `problem` says why not. It is absent where it could not be asked for. */
  | { readonly tag: 'changed'; readonly problem: string | null; readonly view: BagView | undefined };

/** Why the bag is not as it was asked to be; the key stands in the address of the bag page. */
export const bagNotices = {
  adjusted: messages.quantityAdjusted,
  'sold-out': messages.weHaveSoldOut,
  exceeds: messages.quantityExceedsStock,
  failed: messages.goBackOrTryAgain,
} as const;
export type BagNotice = keyof typeof bagNotices;

/** The notice an address asks for, if it is one of ours. */
export function noticeIn(parameters: URLSearchParams): string | null {
  const key = parameters.get('notice') ?? '';
  // Checked to be an own key of the object it indexes.
  return Object.hasOwn(bagNotices, key) ? bagNotices[key as BagNotice] : null;
}

/** A bag as its page shows it, with what the bag itself has to say unless there is something else. */
export function viewOf(bag: Bag | null, notice: string | null = null): BagView {
  return { bag, notice: notice ?? bag?.notice ?? null, count: bag ? itemCount(bag) : 0 };
}
