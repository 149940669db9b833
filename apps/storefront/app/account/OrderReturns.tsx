import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import type { OrderReturn } from '@tailorbird/commerce/model/orderReturn';
import { formatMoney } from '@tailorbird/commerce/money';
import { returnInstructions } from '@tailorbird/commerce/returns/returnInstructions';
import { returnText } from '@tailorbird/commerce/returns/returnStatus';
import { dayText } from '../order/dayText.ts';
import { lineName } from '../order/lineName.ts';
import { OrderReturnsRoot } from './OrderReturns.styles.ts';

/** What comes back of an order: where each return is, and how to send it back while it is waited for. */
export function OrderReturns({ order }: { order: TrackedOrder }) {
  return (
    <OrderReturnsRoot>
      {order.returns.map((made) => (
        <OneReturn key={made.id} made={made} order={order} />
      ))}
    </OrderReturnsRoot>
  );
}

function OneReturn({ made, order }: { made: OrderReturn; order: TrackedOrder }) {
  const { href, locale, market } = usePageFacts();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <li>
      <h2>{`Return ${made.id}`}</h2>
      <p>
        <b>{made.status}</b>, asked for on{' '}
        <time dateTime={made.requestedAt}>{dayText(made.requestedAt)}</time>
      </p>
      <p>{returnText(made, money)}</p>
      <ul data-part="lines">
        {made.lines.map(({ line, quantity }) => {
          const bought = order.lines[line];
          return bought && <li key={line}>{`${quantity} × ${lineName(bought, market)}`}</li>;
        })}
      </ul>
      {made.status === 'Requested' && (
        <>
          <h3>How to send it back</h3>
          <ol>
            {returnInstructions(order.market, made, money).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <a href={href('/contact')}>Write to us for a label</a>
          </p>
        </>
      )}
    </li>
  );
}
