import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import type { FormAnswer } from '../form/formFields.ts';

/** What the forms of returns are answered: one asks for one, and each that is waited for has one that calls it off. */
export interface ReturnAnswer extends FormAnswer {
  /** It is done, or was before with the same form. */
  readonly isDone?: boolean;
  /** Which return is called off, where that was asked. */
  readonly cancelled?: number;
  /** The order as it is since, where the page does not load it again. */
  readonly order?: TrackedOrder;
  /** Names the next sending of the form. */
  readonly submission?: string;
}

/** Names the return to be called off. */
export const returnIdField = 'returnId';

/** The name of a field of the form, of a line by its place in the order. */
export const returnField = (what: 'quantity' | 'reason', line: number): string => `${what}-${line}`;
