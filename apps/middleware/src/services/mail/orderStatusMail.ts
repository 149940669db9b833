import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { markets } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import type { Parcel } from '@tailorbird/commerce/model/orderHistory';
import { formatMoney } from '@tailorbird/commerce/money';
import { moneyBackText } from '@tailorbird/commerce/returns/moneyBackText';
import type { PaidParts } from '@tailorbird/commerce/returns/refundParts';
import type { Place } from './customerMails.ts';
import type { Mail } from './mail.ts';
import { orderGoods } from './orderGoods.ts';
import { orderLetter, orderUrl } from './orderLetter.ts';
import { deliveryFacts, returning } from './orderMail.ts';

interface About {
  readonly order: Order;
  readonly parcel: Parcel | null;
  /** When it left us; null while it has not. */
  readonly sentAt: Date | null;
  readonly place: Place;
  /** Whether somebody with an account placed the order. */
  readonly isCustomers: boolean;
  /** What returns have given back before. */
  readonly givenBack: PaidParts;
  /** What a cancelled order still owes. */
  readonly owed: PaidParts;
}

/** What a shopper is written when their order has a new status; nothing where there is nothing to say. */
export function orderStatusMail(about: About): Mail | undefined {
  const { order, place, isCustomers, parcel, sentAt } = about;
  const news = newsOf(about);
  if (!news) return undefined;
  const isShipped = order.status === 'Shipped';
  return orderLetter(order, place, {
    subject: `Your Tailorbird order ${order.id} ${news.subject}`,
    paragraphs: news.paragraphs,
    goods: orderGoods(order, place),
    buttons: [
      ...(isShipped && parcel ? [{ text: 'Follow your parcel', url: parcel.url }] : []),
      { text: 'See your order', url: orderUrl(place, order.id, isCustomers) },
    ],
    ...(isShipped && { facts: deliveryFacts(order, place, sentAt), ...returning(order, place) }),
  });
}

function newsOf({ order, parcel, place, givenBack, owed }: About) {
  switch (order.status) {
    case 'Shipped': {
      if (order.shippingAddress === null) return undefined;
      const how = order.shippingMethod === null ? '' : ` It comes by ${order.shippingMethod}.`;
      const who = parcel ? ` ${parcel.carrier} has it as ${parcel.number}.` : '';
      return {
        subject: 'is on its way',
        paragraphs: [`Your order has left us.${how}${who}`],
      };
    }
    case 'Cancelled': {
      const moneyBack = moneyBackText(owed, moneyOf(order, place));
      return {
        subject: 'was cancelled',
        paragraphs: [
          'Your order was cancelled, and nothing more will be sent.',
          ...(moneyBack ? [moneyBack] : []),
        ],
      };
    }
    case 'Refunded':
      return { subject: 'was refunded', paragraphs: [refundText(order, place, givenBack)] };
    case 'Open':
    case 'Pending':
    case 'Confirmed':
    case 'Complete':
      return undefined;
  }
}

const moneyOf = (order: Order, place: Place) => (amount: number) =>
  formatMoney(amount, order.currency, markets[place.market].locale);

/** Money goes back the way it came. */
function refundText(order: Order, place: Place, givenBack: PaidParts): string {
  const money = moneyOf(order, place);
  const byCard = leftToPay(order) - givenBack.card;
  const byGiftCard = order.giftCardTotal - givenBack.giftCard;
  const bank = 'It can take your bank a few days to show it.';
  if (byCard + byGiftCard === 0) return 'There was nothing more to give back.';
  if (byGiftCard === 0) return `We have given back ${money(byCard)}. ${bank}`;
  const toGiftCard = `${money(byGiftCard)} to your gift card`;
  return byCard === 0
    ? `We have given back ${toGiftCard}.`
    : `We have given back ${toGiftCard} and ${money(byCard)} to your card. ${bank}`;
}
