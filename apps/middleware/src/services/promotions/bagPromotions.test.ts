import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import type { Market } from '@tailorbird/commerce/market';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { CampaignInput } from '@tailorbird/commerce/promotions/campaign';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterCoupon } from '../../testing/enterCoupon.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { fifthOff, runCampaigns } from '../../testing/runCampaigns.ts';
import { type Shopper, shopWith, type TestShop } from '../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../testing/valueOf.ts';
import { announceCampaigns } from './announceCampaigns.ts';
import { switchPromotions } from './campaignsOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', category: '/womens/knitwear', price: { list: 3999 } },
    { sku: '200002', category: '/other-stuff/homeware', price: { list: 1250 } },
    { sku: '200003', category: '/womens/knitwear', price: { list: 4000, sale: 2999 } },
    { sku: '100000', category: '/other-stuff', price: { list: 5000 }, tracking: 'none' },
    { sku: '200004', category: '/womens/knitwear', warehouse: 0 },
  ]);
});
afterAll(() => shop.close());

const productOf = (index: number) => shop.styles[index]?.productId ?? 0;

async function filled(shopper: Shopper, quantities: Record<number, number>): Promise<string> {
  const lineItems = Object.entries(quantities).map(([index, quantity]) => ({
    productId: productOf(Number(index)),
    quantity,
  }));
  return bagOf(shopper, lineItems);
}

const read = (shopper: Shopper, id: string): Promise<Bag> => valueOf(shopper.commerce.getCart({ id }));

describe('a bag with campaigns', () => {
  it('commerce §3 cart 1: shows what is taken off each line, what that makes together, and by which campaign', async () => {
    await runCampaigns(shop, { ...fifthOff, selection: { categories: ['/womens'] } });
    const shopper = shop.shopper();
    const bag = await read(shopper, await filled(shopper, { 0: 2, 1: 1 }));
    const [knit, mug] = bagLines(bag);
    expect(knit).toMatchObject({
      originalPrice: 3999,
      listPrice: 3999,
      salePrice: 3199,
      extendedListPrice: 7998,
      extendedSalePrice: 6398,
      discountAmount: 1600,
      discounts: [{ name: '20% off', amount: 1600 }],
    });
    expect(mug?.discountAmount).toBe(0);
    expect([bag.baseAmount, bag.cartAmount]).toEqual([9248, 7648]);
    expect(bag.promotions?.applied).toEqual([{ id: 'fifth', name: '20% off', amount: 1600, coupon: null }]);
  });

  it('costs what the checkout and the order cost', async () => {
    await runCampaigns(shop, fifthOff);
    const shopper = shop.shopper();
    const cartId = await filled(shopper, { 0: 1 });
    const checkout = await readyCheckout(shopper, cartId);
    expect([checkout.subtotal, checkout.discountTotal]).toEqual([3999, 800]);
    const { grandTotal, shippingTotal } = checkout;
    expect(grandTotal).toBe(3199 + shippingTotal);
    const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    const { orderId } = await valueOf(shopper.commerce.createOrderFromCheckout(due));
    const order = await valueOf(shopper.commerce.getOrder({ cartId, orderId }));
    expect([order.discountTotal, order.grandTotal, order.lines[0]?.total]).toEqual([800, grandTotal, 3199]);
  });

  it('has standard delivery free where a campaign gives it', async () => {
    await runCampaigns(shop, { id: 'post', coupon: 'FREEPOST', effect: { kind: 'free-delivery' } });
    const shopper = shop.shopper();
    const cartId = await filled(shopper, { 1: 1 });
    expect((await readyCheckout(shopper, cartId)).shippingTotal).toBeGreaterThan(0);
    await enterCoupon(shopper, cartId, 'FREEPOST');
    expect((await valueOf(shopper.commerce.getCheckout({ cartId }))).shippingTotal).toBe(0);
  });

  it('never has a gift card reduced', async () => {
    await runCampaigns(shop, fifthOff);
    const shopper = shop.shopper();
    const bag = await read(shopper, await filled(shopper, { 3: 1 }));
    expect(bag.cartAmount).toBe(5000);
  });
});

describe('badges', () => {
  const alone = async (index: number) => {
    const shopper = shop.shopper();
    const [line] = bagLines(await read(shopper, await filled(shopper, { [index]: 1 })));
    return line?.salePrice;
  };

  it('commerce §7 badges 3: they are the style’s, whichever of its variants are named', async () => {
    await runCampaigns(shop, fifthOff);
    const { productId = 0, variantIds = [] } = shop.styles[2] ?? {};
    const ask = async (ids: number[]) => valueOf(shop.shopper().commerce.getProductBadges(productId, ids));
    const all = await ask([...variantIds]);
    expect(all).toHaveLength(2);
    for (const id of variantIds) expect(await ask([id])).toEqual(all);
  });

  it('commerce §7 badges 1: getProductBadges takes a product and its variants and answers a list', async () => {
    await runCampaigns(shop, fifthOff);
    const { productId = 0, variantIds = [] } = shop.styles[2] ?? {};
    const badges = await valueOf(shop.shopper().commerce.getProductBadges(productId, [...variantIds]));
    expect(badges.map(({ typeId, text }) => [typeId, text])).toEqual([
      ['sale', 'Sale'],
      ['percentage', '20% off'],
    ]);
  });

  it('commerce §7 promotional badges 1: the shop’s own campaigns make them, and they, cards and bag agree to the penny', async () => {
    const rules: CampaignInput['effect'][] = [
      { kind: 'percentage', percent: 15 },
      { kind: 'amount', off: { uk: 333, eu: 400, us: 500 } },
      { kind: 'buy-x-pay-y', buy: 3, pay: 2 },
      { kind: 'spend-and-save', steps: [{ spend: { uk: 3000 }, save: { uk: 1 } }] },
    ];
    for (const effect of rules) {
      await runCampaigns(shop, { id: effect.kind, badge: effect.kind, effect });
      for (const index of [0, 1, 2]) {
        const inBag = await alone(index);
        const badges = await valueOf(shop.shopper().commerce.getProductBadges(productOf(index), []));
        const now = badges.flatMap(({ nowPrice }) => nowPrice ?? []);
        expect(now.every((price) => price === inBag)).toBe(true);
        const [card] = await valueOf(shop.shopper().commerce.getProductsById({ ids: [productOf(index)] }));
        const listed = card?.price.sale ?? card?.price.list;
        expect(now.length > 0).toBe(inBag !== listed);
        const words =
          inBag === listed ? null : `£${((inBag ?? 0) / 100).toFixed(2).replace('.00', '')} in your bag`;
        expect(card?.additionalMessage).toBe(words);
      }
    }
  });

  it('commerce §7 promotional badges 1: each channel has those of its own, in its currency', async () => {
    await runCampaigns(shop, {
      id: 'off',
      badge: 'Less',
      markets: ['eu', 'us'],
      effect: { kind: 'amount', off: { eu: 400, us: 500 } },
    });
    const offIn = async (market: Market) => {
      const { getProductBadges } = shop.shopper(market).commerce;
      return (await valueOf(getProductBadges(productOf(0), []))).map(({ typeId, amount }) => [
        typeId,
        amount,
      ]);
    };
    expect(await offIn('uk')).toEqual([]);
    expect(await offIn('eu')).toEqual([['amount', 400]]);
    expect(await offIn('us')).toEqual([['amount', 500]]);
  });

  it('a card of what is sold out names no price in the bag', async () => {
    await runCampaigns(shop, fifthOff);
    const ids = [productOf(0), productOf(4)];
    const cards = await valueOf(shop.shopper().commerce.getProductsById({ ids }));
    expect(cards.map(({ soldOut, additionalMessage }) => [soldOut, additionalMessage])).toEqual([
      [false, '£31.99 in your bag'],
      [true, null],
    ]);
  });

  it('commerce §3 badges 1: a card announces a campaign from its start to its end', async () => {
    const start = shop.clock().getTime() + 59_000;
    const [startsAt, endsAt] = [start, start + 60_000].map(
      (at) => `${new Date(at).toISOString().slice(0, 19)}Z`,
    );
    await runCampaigns(shop, { ...fifthOff, startsAt, endsAt });
    const shown = async () => {
      await announceCampaigns(shop.db, shop.clock());
      const [card] = await valueOf(shop.shopper().commerce.getProductsById({ ids: [productOf(0)] }));
      return card?.badge?.text;
    };
    expect(await shown()).toBeUndefined();
    shop.wait(60_000);
    expect(await shown()).toBe('20% off');
    expect(await announceCampaigns(shop.db, shop.clock())).toBe(false);
    shop.wait(60_000);
    expect(await shown()).toBeUndefined();
  });
});

describe('switched off', () => {
  it('commerce §4 promotions sync 5: nothing is taken off, announced or served', async () => {
    await runCampaigns(shop, fifthOff);
    await switchPromotions(shop.db, false);
    await announceCampaigns(shop.db, shop.clock());
    const shopper = shop.shopper();
    const cartId = await filled(shopper, { 0: 1 });
    const bag = await read(shopper, cartId);
    expect([bag.cartAmount, bag.promotions]).toEqual([3999, undefined]);
    const [card] = await valueOf(shopper.commerce.getProductsById({ ids: [productOf(0)] }));
    expect(card?.badge).toBeNull();
    const error = await errorOf(shopper.promotions.getCustomerSession('GBP', cartId));
    expect(error).toEqual({ tag: 'unavailable', message: 'Promotions are switched off.' });
    await switchPromotions(shop.db, true);
  });
});
