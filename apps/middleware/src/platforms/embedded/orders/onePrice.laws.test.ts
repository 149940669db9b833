import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { nowPriceIn } from '@tailorbird/commerce/badges/nowPriceIn';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import { formatMoney } from '@tailorbird/commerce/money';
import { inTheBagText } from '@tailorbird/commerce/pricing/priceView';
import type { CampaignInput } from '@tailorbird/commerce/promotions/campaign';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { register } from '../../../testing/registration.ts';
import { runCampaigns } from '../../../testing/runCampaigns.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { outbox } from '../schema/outbox.ts';

// One thing has one price: what a card announces is what the bag takes, the checkout asks, the order keeps and its
// mail says.

const countries: { readonly [M in Market]: string } = { uk: 'GB', eu: 'IE', us: 'US' };
const mailed = z.object({ text: z.string(), html: z.string() });

let shop: TestShop;
const customers = new Map<Market, Shopper>();
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', price: { list: 6500 }, warehouse: 5_000 },
    { sku: '200002', price: { list: 3999 }, warehouse: 5_000 },
    { sku: '200003', price: { list: 4000, sale: 2999 }, warehouse: 5_000 },
  ]);
  for (const market of marketList) {
    const shopper = shop.shopper(market);
    await register(shopper, `${market}@example.com`);
    customers.set(market, shopper);
  }
});
afterAll(() => shop.close());

const amount = fc.integer({ min: 1, max: 2_500 });
const effect: fc.Arbitrary<CampaignInput['effect']> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 75 }) }),
  fc.record({ kind: fc.constant('amount' as const), off: fc.record({ uk: amount, eu: amount, us: amount }) }),
  fc.constant({ kind: 'buy-x-pay-y' as const, buy: 3, pay: 2 }),
);

/** Buys one of a style, and writes down what each place says that it costs, in minor units. */
async function pricesSeen(shopper: Shopper, productId: number, market: Market) {
  const { commerce } = shopper;
  const badges = await valueOf(commerce.getProductBadges(productId, []));
  const [card] = await valueOf(commerce.getProductsById({ ids: [productId] }));
  const listed = card?.price.sale ?? card?.price.list ?? 0;
  const announced = nowPriceIn(badges);
  expect(card?.additionalMessage ?? null).toBe(inTheBagText(announced, market));

  const cartId = await bagOf(shopper, [{ productId, quantity: 1 }]);
  const [inBag] = bagLines(await valueOf(commerce.getCart({ id: cartId })));
  const checkout = await readyCheckout(shopper, cartId, countries[market]);
  const [inCheckout] = bagLines(checkout.bag);
  const { grandTotal, shippingTotal, subtotal, discountTotal } = checkout;
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  const { orderId } = await valueOf(commerce.createOrderFromCheckout(due));
  const confirmed = await valueOf(commerce.getOrder({ cartId, orderId }));
  const inHistory = await valueOf(commerce.getCustomerOrder({ orderId }));
  const summary = (await valueOf(commerce.getOrders())).find(({ id }) => id === orderId);
  const [mail] = await shop.db.select().from(outbox).where(eq(outbox.orderId, orderId));
  const lineAmount = (said: string, end: string) => {
    const [name = '', rest = ''] = [confirmed.lines[0]?.name, said.split('1 × ')[1]];
    expect(rest.startsWith(name)).toBe(true);
    return rest.slice(0, rest.indexOf(end)).replace(/^.*[^\d.,]/s, '');
  };
  const { text, html } = mailed.parse(mail?.payload);
  const money = (price: number | undefined) =>
    formatMoney(price ?? 0, markets[market].currency, markets[market].locale);
  return {
    expected: announced ?? listed,
    prices: {
      bag: inBag?.salePrice,
      bagLine: inBag?.extendedSalePrice,
      reported: Math.round((inBag ? itemOfLine(inBag).price : 0) * 100),
      checkout: inCheckout?.extendedSalePrice,
      checkoutSum: subtotal - discountTotal,
      confirmation: confirmed.lines[0]?.total,
      confirmationOfOne: confirmed.lines[0]?.unitPrice,
      confirmationSum: confirmed.grandTotal - confirmed.shippingTotal,
      account: inHistory.lines[0]?.total,
      history: (summary?.grandTotal ?? 0) - shippingTotal,
    },
    mail: [lineAmount(text, '\n'), lineAmount(html, '</td></tr>')],
    words: money(announced ?? listed).replace(/^\D+/, ''),
  };
}

it('commerce §4 added-to-bag panel 2: card, product page, bag, checkout, confirmation, mail and account say one price, whatever the campaign', async () => {
  const runs = fc.tuple(effect, fc.constantFrom(...shop.styles), fc.constantFrom(...marketList));
  await fc.assert(
    fc.asyncProperty(runs, async ([promotion, { productId }, market]) => {
      await runCampaigns(shop, { id: 'offer', badge: 'Offer', effect: promotion });
      const shopper = customers.get(market) ?? shop.shopper(market);
      const { expected, prices, mail, words } = await pricesSeen(shopper, productId, market);
      for (const price of Object.values(prices)) expect([prices, price]).toEqual([prices, expected]);
      expect(mail).toEqual([words, words]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);
