import type { CallError } from '@tailorbird/commerce/contract/callError';
import { errorMessages } from '@tailorbird/commerce/errorMessages';
import { messages } from '@tailorbird/commerce/messages';
import type { OwnReview, ReviewPage } from '@tailorbird/commerce/model/review';
import type { ReviewProblems, WrittenReview } from '@tailorbird/commerce/reviews/reviewProblems';

/** What a sent review comes to: kept, or what is wrong with it and what was typed. */
export type ReviewAnswer =
  | { readonly tag: 'kept'; readonly review: OwnReview }
  | {
      readonly tag: 'refused';
      readonly message: string | null;
      readonly errors: ReviewProblems & { readonly photos?: string };
      /** Photos that are with the shop and need not be chosen again; absent where the form did not get there. */
      readonly photos?: readonly KeptPhoto[];
      /** What was typed, to be shown again. */
      readonly values: { readonly [Field in keyof WrittenReview]?: string | number } & {
        readonly fit?: string;
      };
    };

/** A photo that the shop has taken for the review that is being written. */
export interface KeptPhoto {
  readonly id: string;
  /** Of the file that it came in. */
  readonly name: string;
  /** Its place among the files of the form that was answered; absent where it was taken before. */
  readonly at?: number;
}

/** How a form names a photo that was taken. */
export const keptPhotoValue = ({ id, name }: KeptPhoto): string => `${id} ${name}`;

/** A style's reviews a page at a time, what the shopper wrote of it, and a name for what they send next. */
export interface ReviewsData {
  readonly product: { readonly id: number; readonly name: string; readonly path: string };
  /** What most say of the fit. */
  readonly fit: string | undefined;
  /** Whether it is worn in sizes, so that the fit is asked for. */
  readonly hasFit: boolean;
  readonly list: ReviewPage;
  /** The stars of all of them, where those of one rating were asked for. */
  readonly rating?: number | undefined;
  /** Whether those with photos alone were asked for. */
  readonly withPhotos?: boolean;
  readonly own: OwnReview | null;
  readonly submission: string;
}

/** What a shopper is told when a review could not be kept. */
export function reviewMessage(error: CallError): string {
  if (error.tag === 'too-many-requests') return errorMessages.tooManyTries;
  if (error.tag === 'not-found') return messages.unavailable;
  return error.tag === 'refused' ? error.message : messages.goBackOrTryAgain;
}
