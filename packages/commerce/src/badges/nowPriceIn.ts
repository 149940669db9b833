import type { Badge } from '../model/badge.ts';

/**
 * What one costs with the promotion that badges announce, in minor units.
 * @returns Undefined where no badge says so.
 */
export function nowPriceIn(badges: readonly Badge[]): number | undefined {
  return badges.find(({ nowPrice }) => nowPrice !== undefined)?.nowPrice;
}
