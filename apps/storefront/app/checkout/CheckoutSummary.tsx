import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { Picture } from '@tailorbird/ui/Picture';

/** What is being bought and what it comes to, beside every step. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { currency, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const chosen = checkout.consignments[0]?.selectedShippingOptionId;
  return (
    <section data-part="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Your order</h2>
      <ul>
        {bagLines(checkout.bag).map((line) => (
          <li key={line.id}>
            <Picture src={line.imageUrl} alt="" widths={[200]} sizes="64px" ratio="4 / 5" priority />
            <p>
              <b>{line.name}</b>
              <span>
                {line.options.map(({ value }) => value).join(', ')} × {line.quantity}
              </span>
            </p>
            <span>{money(line.extendedSalePrice)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{money(checkout.subtotal)}</dd>
        </div>
        {checkout.discountTotal > 0 && (
          <div>
            <dt>Discount</dt>
            <dd>{`−${money(checkout.discountTotal)}`}</dd>
          </div>
        )}
        {chosen && (
          <div>
            <dt>Delivery</dt>
            <dd>{checkout.shippingTotal === 0 ? 'Free' : money(checkout.shippingTotal)}</dd>
          </div>
        )}
        <div data-part="total">
          <dt>{chosen || checkout.consignments.length > 0 ? 'Total' : 'Total before delivery'}</dt>
          <dd>{money(checkout.grandTotal)}</dd>
        </div>
      </dl>
    </section>
  );
}
