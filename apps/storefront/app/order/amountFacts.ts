import { amountText, type ShownAmounts } from '@tailorbird/commerce/amounts/shownAmounts';
import type { PurchaseFact } from './PurchaseFacts.tsx';

/** The sums of a purchase as its facts, and what promotions have taken off its lines in words below them. */
export function amountFacts(
  { rows, saving }: ShownAmounts,
  money: (amount: number) => string,
): PurchaseFact[] {
  return [
    ...rows.map((row) => ({
      label: row.label,
      value: amountText(row, money),
      ...(row.isTotal && { isTotal: true }),
    })),
    ...(saving > 0 ? [{ label: 'Promotions have saved you', value: money(saving) }] : []),
  ];
}
