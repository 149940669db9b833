import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { orderShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { marketDayText } from '@tailorbird/commerce/dates/marketDayText';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { arrival, arrivalText } from '@tailorbird/commerce/policy/arrival';
import { Button } from '@tailorbird/ui/Button';
import type { ReactNode } from 'react';
import { oneLine } from '../address/oneLine.ts';
import { amountFacts } from '../order/amountFacts.ts';
import { PrintReceipt } from '../order/PrintReceipt.tsx';
import { PurchaseFacts } from '../order/PurchaseFacts.tsx';
import { PurchaseLines } from '../order/PurchaseLines.tsx';
import { OrderConfirmationRoot } from './OrderConfirmationPage.styles.ts';

interface OrderConfirmationPageProps {
  readonly order: Order;
  /** What is offered to who placed it as a guest. */
  readonly offer?: ReactNode;
}

/** What was ordered, what it cost, where it goes and what happens next. */
export function OrderConfirmationPage({ order, offer }: OrderConfirmationPageProps) {
  const { href, market, locale } = usePageFacts();
  const days = arrival(market, order.shippingMethod, new Date(order.placedAt));
  const hasCardByEmail = order.lines.some(({ sku }) => isSpecificGiftCard(sku));
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <OrderConfirmationRoot id="main" tabIndex={-1}>
      <header>
        <h1>Thank you for your order</h1>
        <p>
          Your order number is <b>{order.id}</b>. We have sent a confirmation to <b>{order.email}</b>.
        </p>
        <p data-part="receipt">{`Tailorbird, ${marketDayText(new Date(order.placedAt), market)}`}</p>
      </header>
      <PurchaseLines
        lines={order.lines.map((line) => ({ ...line, id: line.sku + line.name }))}
        money={money}
      />
      <PurchaseFacts
        facts={[
          ...amountFacts(orderShown(order), money),
          ...(days ? [{ label: 'Expected', value: arrivalText(days, locale) }] : []),
          ...(order.shippingAddress ? [{ label: 'Going to', value: oneLine(order.shippingAddress) }] : []),
          ...(hasCardByEmail
            ? [{ label: 'Gift card', value: 'By email, on the day you chose or today' }]
            : []),
        ]}
      />
      <p data-part="ways">
        You can{' '}
        <a href={href(`/find-order?order=${order.id}`)}>
          {order.shippingAddress ? 'see where it is' : 'look at it'}
        </a>{' '}
        at any time with its number and your email address.
      </p>
      <PrintReceipt />
      {offer}
      <Button href={href('/')}>Carry on shopping</Button>
    </OrderConfirmationRoot>
  );
}
