import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { orderShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { marketDayText } from '@tailorbird/commerce/dates/marketDayText';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { formatMoney } from '@tailorbird/commerce/money';
import { arrival, arrivalText } from '@tailorbird/commerce/policy/arrival';
import { oneLine } from '../address/oneLine.ts';
import { amountFacts } from '../order/amountFacts.ts';
import { PurchaseFacts } from '../order/PurchaseFacts.tsx';
import { PurchaseLines } from '../order/PurchaseLines.tsx';
import { OrderViewRoot } from './OrderView.styles.ts';

/** One order: where it is now, what is in it, what it cost and where it goes. */
export function OrderView({ order }: { order: TrackedOrder }) {
  const { market, locale } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const { shippingAddress, billingAddress, placedAt } = order;
  const days = arrival(order.market, order.shippingMethod, new Date(order.sentAt ?? placedAt));
  const isOnItsWay = ['Open', 'Pending', 'Confirmed', 'Shipped'].includes(order.status);
  return (
    <OrderViewRoot>
      <div data-part="tracking">
        <p>
          <b>{order.status}</b>
        </p>
        <p>{order.tracking}</p>
        {order.parcel && (
          <p>
            {`${order.parcel.carrier} ${order.parcel.number}: `}
            <a href={order.parcel.url} rel="noreferrer">
              Follow your parcel
            </a>
          </p>
        )}
      </div>
      <PurchaseLines
        lines={order.lines.map((line) => ({ ...line, id: line.sku + line.name }))}
        money={money}
      />
      <PurchaseFacts
        facts={[
          ...amountFacts(orderShown(order), money),
          { label: 'Placed', value: marketDayText(new Date(placedAt), market) },
          ...(days && isOnItsWay ? [{ label: 'Expected', value: arrivalText(days, locale) }] : []),
          ...(shippingAddress ? [{ label: 'Going to', value: oneLine(shippingAddress) }] : []),
          { label: 'Billed to', value: oneLine(billingAddress) },
        ]}
      />
    </OrderViewRoot>
  );
}
