import type { AnalyticsItem } from '@tailorbird/commerce/analytics/analyticsEvents';
import type { FormAnswer } from '../form/formFields.ts';

/** What the form that buys a look is answered. The pieces in the bag since are among its values. */
export interface LookAnswer extends FormAnswer {
  /** Something went into the bag, or did before with the same form. */
  readonly isDone: boolean;
  /** Items in the bag since. */
  readonly count: number;
  /** What the data layer is told was added. */
  readonly items: readonly AnalyticsItem[];
}

/** The field that says which pieces are in the bag already; an answer that is lost keeps it, as what was typed. */
export const addedField = 'added';

/** The pieces it names, by their products. */
export function addedBefore(text: string | undefined): number[] {
  return (text ?? '').split(',').map(Number).filter(Boolean);
}
