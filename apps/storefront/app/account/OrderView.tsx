import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { formatMoney } from '@tailorbird/commerce/money';
import { Picture } from '@tailorbird/ui/Picture';
import { oneLine } from '../checkout/PaymentStep.tsx';
import { dayText } from './dayText.ts';
import { OrderViewRoot } from './OrderView.styles.ts';

/** One order: where it is now, what is in it, what it cost and where it goes. */
export function OrderView({ order }: { order: TrackedOrder }) {
  const { locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <OrderViewRoot>
      <div data-part="tracking">
        <p>
          <b>{order.status}</b>
        </p>
        <p>{order.tracking}</p>
      </div>
      <ul>
        {order.lines.map((line) => (
          <li key={line.sku + line.name}>
            <Picture src={line.imageUrl} alt="" widths={[200]} sizes="72px" ratio="4 / 5" />
            <p>
              <b>{line.name}</b>
              <span>{[...line.options.map(({ value }) => value), `× ${line.quantity}`].join(', ')}</span>
            </p>
            <span>{money(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl>
        {factsOf(order, money).map(([label, value]) => (
          <div key={label} data-part={label === 'Total' ? 'total' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </OrderViewRoot>
  );
}

function factsOf(order: TrackedOrder, money: (amount: number) => string): [string, string][] {
  const { discountTotal, shippingMethod, shippingTotal, shippingAddress, billingAddress } = order;
  return [
    ['Subtotal', money(order.subtotal)],
    ...(discountTotal > 0 ? [['Discount', `−${money(discountTotal)}`] satisfies [string, string]] : []),
    ...(shippingMethod === null
      ? []
      : [[shippingMethod, shippingTotal === 0 ? 'Free' : money(shippingTotal)] satisfies [string, string]]),
    ['Total', money(order.grandTotal)],
    ['Placed', dayText(order.placedAt)],
    ...(shippingAddress ? [['Going to', oneLine(shippingAddress)] satisfies [string, string]] : []),
    ['Billed to', oneLine(billingAddress)],
  ];
}
