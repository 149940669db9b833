import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagTotals } from '@tailorbird/commerce/bag/bagAmounts';
import { canCheckOut } from '@tailorbird/commerce/bag/canCheckOut';
import { deliveryMethods, freeDeliveryFrom } from '@tailorbird/commerce/checkout/deliveryMethods';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';

/** Totals, delivery from the market's cheapest method, and the checkout button (commerce §5). */
export function BagSummary({ bag }: { bag: Bag }) {
  const { href, market, currency, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { total, special } = bagTotals(bag);
  const [standard] = deliveryMethods[market];
  const missing = freeDeliveryFrom[market] - special;
  const open = canCheckOut(bag);
  return (
    <section data-part="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{money(total)}</dd>
        </div>
        {special < total && (
          <div>
            <dt>Discount</dt>
            <dd>{`−${money(total - special)}`}</dd>
          </div>
        )}
        {standard && bag.lineItems.physicalItems.length > 0 && (
          <div>
            <dt>{standard.description}</dt>
            <dd>{missing > 0 ? `from ${money(standard.cost)}` : 'Free'}</dd>
          </div>
        )}
        <div data-part="total">
          <dt>Total before delivery</dt>
          <dd>{money(special)}</dd>
        </div>
      </dl>
      {missing > 0 && bag.lineItems.physicalItems.length > 0 && (
        <p>{`Spend ${money(missing)} more and standard delivery is free.`}</p>
      )}
      {!open && (
        <p data-part="notice" role="alert">
          {messages.bagHasSoldOut}
        </p>
      )}
      <Button href={href('/checkout-identity')} disabled={!open} fullWidth size="large">
        Checkout
      </Button>
    </section>
  );
}
