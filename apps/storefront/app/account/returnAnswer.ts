import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import type { FormAnswer } from '../form/formFields.ts';

/** What the form of a return is answered. */
export interface ReturnAnswer extends FormAnswer {
  /** It is asked for, or was before with the same form. */
  readonly isDone?: boolean;
  /** The order with it, where the page does not load it again. */
  readonly order?: TrackedOrder;
  /** Names the next sending of the form. */
  readonly submission?: string;
}

/** The name of a field of the form, of a line by its place in the order. */
export const returnField = (what: 'quantity' | 'reason', line: number): string => `${what}-${line}`;
