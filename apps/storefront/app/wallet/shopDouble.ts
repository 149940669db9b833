import { type Market, markets } from '@tailorbird/commerce/market';
import { rememberCart, rememberLoad } from '../bag/cartCookie.ts';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { emptyCheckout } from '../checkout/storyCheckout.ts';
import { shopAnswering } from '../testing/shopAnswering.ts';
import { storyContact } from './storyContact.ts';

export const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const bag = { ...storyBag([storyLine]), id };
export const giftBag = {
  ...bag,
  lineItems: { ...bag.lineItems, physicalItems: [], digitalItems: [{ ...storyLine, available: null }] },
};
const options = [
  { id: 'uk-standard', description: 'Standard Delivery', additionalDescription: '3 days', cost: 395 },
  { id: 'uk-express', description: 'Express Delivery', additionalDescription: '2 days', cost: 495 },
];
export const checkout = { ...emptyCheckout, id, bag };
const consigned = {
  ...checkout,
  version: 2,
  consignments: [
    {
      id: 'parcel',
      address: storyContact,
      lineItemIds: [],
      availableShippingOptions: options,
      selectedShippingOptionId: null,
    },
  ],
};

export type Answer = object | (() => Response);

/** A shop whose middleware answers this; what was asked, with what, is written down. */
export function shopDouble(answers: { readonly [method: string]: Answer }, market: Market = 'uk') {
  const asked: { readonly name: string; readonly args: unknown; readonly key: string | null }[] = [];
  const cookies: string[] = [];
  const known: { readonly [method: string]: Answer } = {
    getCart: bag,
    getCheckout: checkout,
    getDeliveryQuote: { bag, shippingOptions: options },
    postCheckoutConsignment: consigned,
    updateCheckoutConsignment: { ...consigned, version: 3 },
    addCheckoutBillingAddress: { ...consigned, version: 4 },
    createOrderFromCheckout: { orderId: 100_001 },
    applePayPayment: { resultCode: 'Authorised' },
    removeAllBCPromotionsAndCoupons: bag,
    ...answers,
  };
  const send = async (request: Request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const [args]: unknown[] = await request.json().then((body: unknown) => (Array.isArray(body) ? body : []));
    asked.push({ name, args, key: request.headers.get('idempotency-key') });
    const answer = known[name] ?? refuse('not-found');
    return typeof answer === 'function' ? (answer as () => Response)() : Response.json(answer);
  };
  const facts = markets[market];
  const shop = shopAnswering(send, { market, setCookie: (cookie) => cookies.push(cookie) });
  const own = [rememberCart(facts, id, false), rememberLoad(facts, false)].map((one) => one.split(';')[0]);
  const request = (...more: string[]) =>
    new Request('http://shop.example/me/wallet', { headers: { cookie: [...own, ...more].join('; ') } });
  return { shop, request, asked, cookies, names: () => asked.map(({ name }) => name) };
}

/** An answer that refuses, for the reason a tag says. */
export const refuse =
  (tag: string, more: object = {}) =>
  () =>
    Response.json({ tag, message: 'No.', ...more }, { status: 400 });
