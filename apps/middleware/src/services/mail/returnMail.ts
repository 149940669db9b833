import { markets } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import type { OrderReturn } from '@tailorbird/commerce/model/orderReturn';
import { formatMoney } from '@tailorbird/commerce/money';
import { returnInstructions } from '@tailorbird/commerce/returns/returnInstructions';
import { returnText } from '@tailorbird/commerce/returns/returnStatus';
import type { Place } from './customerMails.ts';
import type { Mail } from './mail.ts';
import { mailedLine } from './orderGoods.ts';
import { orderLetter, orderUrl } from './orderLetter.ts';

interface About {
  readonly order: Order;
  readonly made: OrderReturn;
  readonly place: Place;
  /** Whether somebody with an account placed the order. */
  readonly isCustomers: boolean;
}

const subjects: { readonly [S in OrderReturn['status']]: string } = {
  Requested: 'how to send it back',
  Received: 'has come back to us',
  Refunded: 'was refunded',
  Closed: 'is closed',
  Cancelled: 'is cancelled',
};

/** What a shopper is written of a return, in each of its states: first how to send it back. */
export function returnMail({ order, made, place, isCustomers }: About): Mail {
  const money = (amount: number) => formatMoney(amount, order.currency, markets[place.market].locale);
  const steps = made.status === 'Requested' ? returnInstructions(place.market, made, money) : [];
  const bank =
    made.status === 'Refunded' && made.refund > 0 ? ['It can take your bank a few days to show it.'] : [];
  return orderLetter(order, place, {
    subject: `Your Tailorbird return ${made.id} ${subjects[made.status]}`,
    paragraphs: [returnText(order, made, money), ...steps, ...bank],
    goods: made.lines.flatMap(({ line, quantity }) => {
      const bought = order.lines[line];
      return bought ? [mailedLine(bought, quantity, place)] : [];
    }),
    buttons: [{ text: 'See your return', url: orderUrl(place, order.id, isCustomers) }],
  });
}
