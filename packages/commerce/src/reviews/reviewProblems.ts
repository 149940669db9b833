import { type ReviewText, reviewLimits } from './reviewLimits.ts';

/** A review as it was written, before anybody has looked at it. */
export interface WrittenReview {
  /** 1 to 5, NaN where none was chosen. */
  readonly rating: number;
  readonly title: string;
  readonly message: string;
  readonly nickname: string;
}

export type ReviewField = keyof WrittenReview;
export type ReviewProblems = { readonly [Field in ReviewField]?: string };

const subjects: { readonly [Field in ReviewText]: string } = {
  title: 'title',
  message: 'review',
  nickname: 'name',
};

/**
 * What has to be mended before a review can be sent; blanks around a text do not count.
 * @returns Sentences for the shopper by field; empty when it can be sent.
 */
export function reviewProblems(written: WrittenReview): ReviewProblems {
  const texts: readonly ReviewText[] = ['title', 'message', 'nickname'];
  return Object.fromEntries([
    ...(isRating(written.rating) ? [] : [['rating', 'Please choose one to five stars.']]),
    ...texts.flatMap((field) => {
      const problem = lengthProblem(field, written[field].trim().length);
      return problem === undefined ? [] : [[field, problem]];
    }),
  ]);
}

function isRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5;
}

function lengthProblem(field: ReviewText, length: number): string | undefined {
  const { min, max } = reviewLimits[field];
  if (length < min) return `Please give a ${subjects[field]} of at least ${min} characters.`;
  if (length > max) return `Please keep the ${subjects[field]} to ${max} characters.`;
  return undefined;
}
