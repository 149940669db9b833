import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { marketDayText } from '@tailorbird/commerce/dates/marketDayText';
import { messages } from '@tailorbird/commerce/messages';
import type { OrderSummary } from '@tailorbird/commerce/model/orderHistory';
import { formatMoney } from '@tailorbird/commerce/money';
import { Button } from '@tailorbird/ui/Button';
import { Picture } from '@tailorbird/ui/Picture';

/** The orders of the last twelve months, the newest first (commerce §9). */
export function OrderHistory({ orders }: { orders: readonly OrderSummary[] }) {
  const { href } = usePageFacts();
  if (orders.length === 0)
    return (
      <div data-part="empty">
        <p>You have not ordered anything in the last twelve months.</p>
        <Button href={href('/')}>{messages.goBackShopping}</Button>
      </div>
    );
  return (
    <>
      <p>Your orders of the last twelve months.</p>
      <ul data-part="orders">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { href, locale, market } = usePageFacts();
  const { id, status, placedAt, itemCount, images, tracking } = order;
  return (
    <li>
      <h2>
        <a href={href(`/my-account/OrderHistory/${id}`)}>{`Order ${id}`}</a>
      </h2>
      <dl data-part="facts">
        <div>
          <dt>Status</dt>
          <dd>{status}</dd>
        </div>
        <div>
          <dt>Placed</dt>
          <dd>
            <time dateTime={placedAt}>{marketDayText(new Date(placedAt), market)}</time>
          </dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{formatMoney(order.grandTotal, order.currency, locale)}</dd>
        </div>
        <div>
          <dt>Items</dt>
          <dd>{itemCount}</dd>
        </div>
      </dl>
      <p>{tracking}</p>
      <div data-part="pictures">
        {images.map((image) => (
          <Picture key={image} src={image} alt="" widths={[200]} sizes="64px" ratio="4 / 5" />
        ))}
      </div>
    </li>
  );
}
