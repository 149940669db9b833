import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { Picture } from '@tailorbird/ui/Picture';
import { OrderConfirmationRoot } from './OrderConfirmationPage.styles.ts';
import { oneLine } from './PaymentStep.tsx';

/** What was ordered, what it cost, where it goes and what happens next. */
export function OrderConfirmationPage({ order }: { order: Order }) {
  const { href, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <OrderConfirmationRoot id="main" tabIndex={-1}>
      <header>
        <h1>Thank you for your order</h1>
        <p>
          Your order number is <b>{order.id}</b>. We have sent a confirmation to <b>{order.email}</b>.
        </p>
      </header>
      <ul>
        {order.lines.map((line) => (
          <li key={line.sku}>
            <Picture src={line.imageUrl} alt="" widths={[200, 400]} sizes="96px" ratio="4 / 5" />
            <p>
              <b>{line.name}</b>
              <span>
                {line.options.map(({ value }) => value).join(', ')} × {line.quantity}
              </span>
            </p>
            <span>{money(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{money(order.subtotal)}</dd>
        </div>
        {order.discountTotal > 0 && (
          <div>
            <dt>Discount</dt>
            <dd>{`−${money(order.discountTotal)}`}</dd>
          </div>
        )}
        {order.shippingMethod && (
          <div>
            <dt>{order.shippingMethod}</dt>
            <dd>{order.shippingTotal === 0 ? 'Free' : money(order.shippingTotal)}</dd>
          </div>
        )}
        <div data-part="total">
          <dt>Total</dt>
          <dd>{money(order.grandTotal)}</dd>
        </div>
        {order.shippingAddress && (
          <div>
            <dt>Going to</dt>
            <dd>{oneLine(order.shippingAddress)}</dd>
          </div>
        )}
      </dl>
      <Button href={href('/')}>Carry on shopping</Button>
    </OrderConfirmationRoot>
  );
}
