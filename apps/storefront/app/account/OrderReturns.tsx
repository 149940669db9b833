import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { lineName } from '@tailorbird/commerce/bag/lineOptions';
import { marketDayText } from '@tailorbird/commerce/dates/marketDayText';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import type { OrderReturn } from '@tailorbird/commerce/model/orderReturn';
import { formatMoney } from '@tailorbird/commerce/money';
import { returnInstructions } from '@tailorbird/commerce/returns/returnInstructions';
import { returnText } from '@tailorbird/commerce/returns/returnStatus';
import { FormMessage } from '../form/FormMessage.tsx';
import { CancelReturn, type ReturnForms } from './CancelReturn.tsx';
import { OrderReturnsRoot } from './OrderReturns.styles.ts';
import { returnIdField } from './returnAnswer.ts';

interface OrderReturnsProps {
  readonly order: TrackedOrder;
  readonly forms: ReturnForms;
}

/** What comes back of an order: where each return is, and while it is waited for, how to send it back or call it off. */
export function OrderReturns({ order, forms }: OrderReturnsProps) {
  return (
    <OrderReturnsRoot>
      {order.returns.map((made) => (
        <OneReturn key={made.id} made={made} order={order} forms={forms} />
      ))}
    </OrderReturnsRoot>
  );
}

function OneReturn({ made, order, forms }: OrderReturnsProps & { readonly made: OrderReturn }) {
  const { href, locale, market } = usePageFacts();
  const refused = forms.answer?.values[returnIdField] === String(made.id) ? forms.answer.message : null;
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <li>
      <h2>{`Return ${made.id}`}</h2>
      <FormMessage text={refused} />
      <p>
        <b>{made.status}</b>, asked for on{' '}
        <time dateTime={made.requestedAt}>{marketDayText(new Date(made.requestedAt), market)}</time>
      </p>
      <p>{returnText(order, made, money)}</p>
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
          <CancelReturn {...forms} order={order} returnId={made.id} />
        </>
      )}
    </li>
  );
}
