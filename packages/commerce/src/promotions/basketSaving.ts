import type { Market } from '../market.ts';
import type { Campaign } from './campaign.ts';

/**
 * What a campaign takes off the selected lines together: the highest step they reach, and never more than they cost.
 * `left` is what each line still costs, in minor units; so is the answer.
 */
export function basketSaving({ effect }: Campaign, left: readonly number[], market: Market): number {
  if (effect.kind !== 'spend-and-save') return 0;
  const spent = left.reduce((sum, part) => sum + part, 0);
  const reached = effect.steps.filter(({ spend }) => spent >= (spend[market] ?? Infinity));
  return Math.min(spent, Math.max(0, ...reached.map(({ save }) => save[market] ?? 0)));
}
