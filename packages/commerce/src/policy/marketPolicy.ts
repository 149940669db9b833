import { deliveryMethods, freeDeliveryFrom } from '../checkout/deliveryMethods.ts';
import { type Locale, type Market, marketList, markets } from '../market.ts';
import { formatMoney } from '../money.ts';

/** What a shopper may send back. */
interface ReturnsPolicy {
  /** Days from the parcel's arriving. */
  readonly days: number;
  /** What a label for the post costs, in minor units of the market's currency; taken from the refund. */
  readonly labelCost: number;
  /** Whether our own shops take it too. */
  readonly toShops: boolean;
  /** Whether who sends everything back gets the standard delivery back too, as the law of the EU and the UK asks. */
  readonly deliveryBack: boolean;
  /** The country parcels come back to and labels are for, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Each market's returns: product pages, content, mails, search engines and the account say these. */
export const returnsPolicy: { readonly [M in Market]: ReturnsPolicy } = {
  uk: { days: 30, labelCost: 0, toShops: true, deliveryBack: true, country: 'GB' },
  eu: { days: 30, labelCost: 400, toShops: false, deliveryBack: true, country: 'IE' },
  us: { days: 30, labelCost: 900, toShops: false, deliveryBack: false, country: 'US' },
};

/** An amount of the market's money as the shop writes it. */
function moneyIn(market: Market, amount: number): string {
  return formatMoney(amount, markets[market].currency, markets[market].locale);
}

/** What the market's standard delivery costs and how long it takes: `Standard Delivery, 3 to 5 working days: £3.95, free from £50.` */
export function deliveryText(market: Market): string {
  const [standard] = deliveryMethods[market];
  if (!standard) return '';
  const { description, additionalDescription, cost } = standard;
  return `${description}, ${additionalDescription}: ${moneyIn(market, cost)}, free from ${moneyIn(market, freeDeliveryFrom[market])}.`;
}

/** How long things can be sent back and what it costs: `Free returns within 30 days, by post or to any of our shops.` */
export function returnsText(market: Market): string {
  const { days, labelCost, toShops } = returnsPolicy[market];
  const where = toShops ? ', by post or to any of our shops' : '';
  return labelCost === 0
    ? `Free returns within ${days} days${where}.`
    : `Returns within ${days} days${where}. A label costs ${moneyIn(market, labelCost)}, taken from the refund.`;
}

/** What editors write in place of a figure of the policy, each with what it says: `{returns-days}`. */
export const policyMarks = [
  'returns-days',
  'returns-label',
  'free-delivery-from',
  'standard-delivery',
] as const;

function markText(mark: (typeof policyMarks)[number], market: Market): string {
  switch (mark) {
    case 'returns-days':
      return String(returnsPolicy[market].days);
    case 'returns-label':
      return moneyIn(market, returnsPolicy[market].labelCost);
    case 'free-delivery-from':
      return moneyIn(market, freeDeliveryFrom[market]);
    case 'standard-delivery':
      return moneyIn(market, deliveryMethods[market][0]?.cost ?? 0);
  }
}

/** A text of content with its marks filled in for the market of a locale; what is no mark of ours stays as it is. */
export function withPolicy(text: string, locale: Locale): string {
  const market = marketList.find((one) => markets[one].locale === locale);
  if (market === undefined || !text.includes('{')) return text;
  return policyMarks.reduce((filled, mark) => filled.replaceAll(`{${mark}}`, markText(mark, market)), text);
}
