import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { amountFacts } from '../order/amountFacts.ts';
import { PurchaseFacts } from '../order/PurchaseFacts.tsx';
import { PurchaseLines } from '../order/PurchaseLines.tsx';

/** What is being bought and what it comes to, beside every step. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { currency, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const chosen = checkout.consignments[0]?.selectedShippingOptionId;
  const isSent = checkout.bag.lineItems.physicalItems.length > 0;
  const total = chosen || !isSent ? 'Total' : 'Total before delivery';
  return (
    <section data-part="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Your order</h2>
      <PurchaseLines
        lines={bagLines(checkout.bag).map((line) => ({ ...line, total: line.extendedSalePrice }))}
        money={money}
        size="small"
      />
      <PurchaseFacts
        facts={amountFacts(checkout, {
          money,
          delivery: chosen ? 'Delivery' : null,
          total,
          rest: 'Left to pay',
        })}
      />
    </section>
  );
}
