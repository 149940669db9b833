import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { checkoutShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
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

/** What is being bought and what it comes to, beside every step. */
export function CheckoutSummary({ checkout, picked }: CheckoutSummaryProps) {
  const { currency, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <section data-part="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Your order</h2>
      <PurchaseLines
        lines={bagLines(checkout.bag).map((line) => ({ ...line, total: line.extendedSalePrice }))}
        money={money}
        size="small"
      />
      <div aria-live="polite" aria-atomic="true">
        <PurchaseFacts facts={amountFacts(checkoutShown(checkout, picked), money)} />
      </div>
    </section>
  );
}
