import { type Fit, type FitCounts, fits } from '../model/fit.ts';

/** Fewer answers than these say nothing of the next shopper. */
const minAnswers = 5;

const told: { readonly [F in Fit]: string } = {
  small: 'Most say it runs small',
  true: 'Most say true to size',
  large: 'Most say it runs large',
};

/**
 * What most reviewers say of the fit: `Most say true to size: 8 of 11`.
 * @returns Undefined for fewer than five answers, or where no answer is that of more than half.
 */
export function fitSummary(counts: FitCounts): string | undefined {
  const total = fits.reduce((sum, fit) => sum + counts[fit], 0);
  const most = fits.find((fit) => counts[fit] * 2 > total);
  return total < minAnswers || !most ? undefined : `${told[most]}: ${counts[most]} of ${total}`;
}
