import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { checkoutShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { standardDelivery } from '@tailorbird/commerce/amounts/standardDelivery';
import { bagLines, itemCount } from '@tailorbird/commerce/bag/bagContents';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { amountFacts } from '../order/amountFacts.ts';
import { PurchaseFacts } from '../order/PurchaseFacts.tsx';
import { PurchaseLines } from '../order/PurchaseLines.tsx';

interface CheckoutSummaryProps {
  readonly checkout: Checkout;
  /** The delivery that is picked and not settled yet. */
  readonly picked?: string | undefined;
}

/** What is being bought and what it comes to: beside every step, and on a phone above it, to be opened. */
export function CheckoutSummary({ checkout, picked }: CheckoutSummaryProps) {
  const { market, currency, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const shown = checkoutShown(checkout, standardDelivery(checkout.bag, market), picked);
  const total = shown.rows.findLast(({ isTotal }) => isTotal);
  const count = itemCount(checkout.bag);
  return (
    <section data-part="summary" aria-labelledby="summary-title">
      <details data-part="order">
        <summary>
          <h2 id="summary-title">Your order</h2>
          <span>{`${count === 1 ? '1 item' : `${count} items`}, ${money(total?.amount ?? 0)}`}</span>
        </summary>
        <div>
          <PurchaseLines
            lines={bagLines(checkout.bag).map((line) => ({ ...line, total: line.extendedSalePrice }))}
            money={money}
            size="small"
          />
          <div aria-live="polite" aria-atomic="true">
            <PurchaseFacts facts={amountFacts(shown, money)} />
          </div>
        </div>
      </details>
    </section>
  );
}
