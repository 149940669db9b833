import type { AnalyticsItem } from '@tailorbird/commerce/analytics/analyticsEvents';
import type { Currency } from '@tailorbird/commerce/market';
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

/** What the bag answers a form that stays on its page. */
export type BagAnswer =
  | {
      readonly tag: 'added';
      readonly added: AddedToBag;
      readonly view: BagView;
      /** What the data layer is told. */
      readonly item: AnalyticsItem;
      readonly currency: Currency;
    }
  | { readonly tag: 'refused'; readonly message: string }
  /** A line was changed or taken out; `problem` says why not. The bag is absent where it could not be asked for. */
  | { readonly tag: 'changed'; readonly problem: string | null; readonly view: BagView | undefined };
