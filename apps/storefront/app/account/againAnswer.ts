import type { AnalyticsItem } from '@tailorbird/commerce/analytics/analyticsEvents';
import type { FormAnswer } from '../form/formFields.ts';

/** What the form that orders the same again is answered. */
export interface AgainAnswer extends FormAnswer {
  readonly tag: 'again';
  /** Something went into the bag, or did before with the same form. */
  readonly isDone: boolean;
  /** Items in the bag since. */
  readonly count: number;
  /** What the data layer is told was added. */
  readonly items: readonly AnalyticsItem[];
}

/** Whether what a page's form was answered is of this one: pages have others. */
export function isAgainAnswer(answer: FormAnswer): answer is AgainAnswer {
  return 'tag' in answer && answer.tag === 'again';
}
