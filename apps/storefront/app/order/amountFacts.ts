import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import type { PurchaseFact } from './PurchaseFacts.tsx';

/** What a purchase comes to, in minor units. */
interface Amounts {
  readonly subtotal: number;
  readonly discountTotal: number;
  readonly shippingTotal: number;
  readonly grandTotal: number;
  readonly giftCardTotal: number;
}

interface Words {
  readonly money: (amount: number) => string;
  /** The way of delivery; null while there is none. */
  readonly delivery: string | null;
  /** @default 'Total' */
  readonly total?: string;
  /** What is not paid by gift card. @default 'Paid by card' */
  readonly rest?: string;
}

/** The amounts in the order they are added up. */
export function amountFacts(
  { subtotal, discountTotal, shippingTotal, grandTotal, giftCardTotal }: Amounts,
  { money, delivery, total = 'Total', rest = 'Paid by card' }: Words,
): PurchaseFact[] {
  const left = leftToPay({ grandTotal, giftCardTotal });
  const cost = shippingTotal === 0 ? 'Free' : money(shippingTotal);
  return [
    { label: 'Subtotal', value: money(subtotal) },
    ...(discountTotal > 0 ? [{ label: 'Discount', value: `−${money(discountTotal)}` }] : []),
    ...(delivery === null ? [] : [{ label: delivery, value: cost }]),
    { label: total, value: money(grandTotal), isTotal: true },
    ...(giftCardTotal > 0
      ? [
          { label: 'Gift card', value: `−${money(giftCardTotal)}` },
          { label: rest, value: money(left), isTotal: true },
        ]
      : []),
  ];
}
