import { markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { noticeIn } from '../bag/bagAnswer.ts';
import { forgetCart, rememberCart } from '../bag/cartCookie.ts';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { addFields } from '../bag-page/addToBag.ts';
import { runBagIntent } from '../bag-page/bagIntents.ts';
import { modifiersEntered } from '../product/choice.ts';
import { shopContext } from '../requestContext.ts';
import { type Answer, id, refuse, shopDouble } from '../wallet/shopDouble.ts';
import { action as pageAction } from './bag.tsx';
import { action as panelAction } from './myBag.ts';

const newId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const itemId = '16fd2706-8baf-433b-82eb-8c7fada847da';
const bag = { ...storyBag([{ ...storyLine, id: itemId }]), id };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

type Answers = { readonly [method: string]: Answer };

interface Who {
  readonly isCustomer?: boolean;
  readonly hasNoBag?: boolean;
}

/** A form posted by a shopper with one line in the bag; the shop answers this. */
function post(fields: Record<string, string>, answers: Answers = {}, who: Who = {}) {
  const { shop, request, asked, cookies } = shopDouble({ getCart: bag, ...answers });
  const own = request(...(who.isCustomer ? ['user-authenticated=1'] : [])).headers.get('cookie') ?? '';
  const headers = { cookie: who.hasNoBag ? 'other=1' : own };
  const posted = (path: string) =>
    new Request(`http://shop.example${path}`, { method: 'POST', headers, body: formOf(fields) });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  /** What a router hands an action; these two look at no more of it. */
  const argsOf = (path: string) => ({ context, request: posted(path), params: {} }) as never;
  return {
    asked,
    cookies,
    names: () => asked.map(({ name }) => name),
    run: () => runBagIntent(shop, posted('/bag'), formOf(fields)),
    page: () => Promise.resolve(pageAction(argsOf('/bag'))).catch((thrown: unknown) => thrown),
    panel: () => Promise.resolve(panelAction(argsOf('/me/bag'))).catch((thrown: unknown) => thrown),
  };
}

const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);
const bodyOf = async (answer: unknown): Promise<unknown> =>
  answer instanceof Response ? answer.json() : undefined;

test('commerce §4 add to bag 3: quantity 1, of what was chosen', () => {
  expect(addFields.parse({ productId: '7', colour: 'Moss', size: '12' })).toEqual({
    productId: 7,
    colour: 'Moss',
    size: '12',
    length: null,
    quantity: 1,
  });
});

test.each([
  { intent: 'add-coupon', code: 'x'.repeat(101) },
  { intent: 'buy' },
  { intent: 'constructor' },
  { intent: 'add', productId: '-1' },
  { intent: 'update', itemId: 'x', quantity: '1' },
  { intent: 'update', itemId, quantity: '1000' },
  { intent: 'move', itemId: 'x' },
])('a form that is none of the bag is refused, and asks for nothing: %j', async (fields) => {
  const { run, names, page, panel } = post(fields as Record<string, string>);
  expect(await run()).toMatchObject({ ok: false });
  for (const answer of [await page(), await panel()]) expect(answer).toMatchObject({ init: { status: 400 } });
  expect(names()).toEqual([]);
});

test('what is written for a product arrives by modifier id', () => {
  expect(modifiersEntered(formOf({ 'modifier-3': 'Wren', modifier: 'x', 'modifier-x': 'y' }))).toEqual({
    3: 'Wren',
  });
});

test('commerce §8 message 6: an adjusted quantity is told in the words of the specification', () => {
  expect(noticeIn(new URLSearchParams('notice=adjusted'))).toBe('Sorry we have had to adjust the quantity');
  expect(noticeIn(new URLSearchParams('notice=constructor'))).toBeNull();
});

describe('a page that is left ends on the bag; one that stays is told what came of it, with the bag as it is', () => {
  const added = { intent: 'add', productId: '2', variantId: '20' };
  const update = { intent: 'update', itemId, quantity: '9' };
  test.each<[string, Record<string, string>, Answers, string, object]>([
    ['an addition', added, { addCartItems: bag }, '/bag', { tag: 'added', view: { count: 1 } }],
    [
      'a quantity there is',
      update,
      { updateCartItem: { bag, notice: null } },
      '/bag',
      { tag: 'changed', problem: null, view: { count: 1 } },
    ],
    [
      'a quantity there is not',
      update,
      { updateCartItem: { bag, notice: messages.quantityAdjusted } },
      '/bag?notice=adjusted',
      { tag: 'changed', problem: messages.quantityAdjusted, view: { count: 1 } },
    ],
    [
      'a line that has sold out',
      update,
      { updateCartItem: refuse('sold-out', { sku: '2', available: 0 }) },
      '/bag?notice=sold-out',
      { tag: 'changed', problem: messages.weHaveSoldOut },
    ],
    [
      'a line taken out',
      { intent: 'remove', itemId },
      { removeCartItem: { bag } },
      '/bag',
      { tag: 'changed', problem: null },
    ],
    [
      'a line that could not be taken out',
      { intent: 'remove', itemId },
      { removeCartItem: refuse('unavailable') },
      '/bag?notice=failed',
      { tag: 'changed', problem: messages.goBackOrTryAgain },
    ],
    [
      'a code',
      { intent: 'add-coupon', code: 'welcome10' },
      { updateCustomerSession: {} },
      '/bag',
      { tag: 'changed', problem: null },
    ],
    [
      'a bag to be emptied',
      { intent: 'clear' },
      { deleteCart: {}, createCart: { ...bag, id: newId } },
      '/bag',
      { tag: 'changed', problem: null },
    ],
  ])('%s', async (_, fields, answers, to, body) => {
    const left = await post(fields, answers).page();
    expect(left).toMatchObject({ status: 303 });
    expect(locationOf(left)).toBe(to);
    expect(await bodyOf(await post(fields, answers).panel())).toMatchObject(body);
  });

  test('a code that is refused comes back to both as it was typed, with the reason', async () => {
    const ruleFailureReasons = [{ couponValue: 'WELCOME10', message: 'Not today.' }];
    const fields = { intent: 'add-coupon', code: ' welcome10 ' };
    const refused = { tag: 'refused', coupon: ' welcome10 ', message: 'Not today.' };
    const { page, panel } = post(fields, { updateCustomerSession: { ruleFailureReasons } });
    expect(await page()).toEqual(refused);
    expect(await bodyOf(await panel())).toEqual(refused);
  });
});

test('a code is entered beside those there are, and taken out from among them', async () => {
  const withCodes = { ...bag, coupons: ['A', 'B'].map((code) => ({ code, discountedAmount: 1 })) };
  const answers = { getCart: withCodes, updateCustomerSession: {} };
  const entered = post({ intent: 'add-coupon', code: ' b ' }, answers);
  await entered.run();
  expect(entered.asked.at(-1)?.args).toMatchObject({
    addManualCoupon: 'B',
    requestData: { customerSession: {} },
  });
  const left = post({ intent: 'remove-coupon', code: 'b' }, answers);
  await left.run();
  expect(left.asked.at(-1)?.args).toMatchObject({
    addManualCoupon: null,
    requestData: { customerSession: { couponCodes: ['A'] } },
  });
});

test('an empty code is asked for again, and nothing is asked of the shop', async () => {
  const { run, names } = post({ intent: 'add-coupon', code: ' ' });
  expect(await run()).toMatchObject({ value: { tag: 'refused', coupon: ' ' } });
  expect(names()).toEqual([]);
});

test('a line to be moved is on the wishlist before it leaves the bag, and stays where that fails', async () => {
  const fields = { intent: 'move', itemId };
  const moved = post(fields, { removeCartItem: { bag: null } });
  expect(await moved.run()).toMatchObject({ value: { tag: 'changed', notice: undefined } });
  expect(moved.cookies).toEqual([expect.stringMatching(/^wishlist=2\.20;/), forgetCart(markets.uk, false)]);
  const kept = post(fields, { getAllWishlists: refuse('unavailable') }, { isCustomer: true });
  expect(await kept.run()).toMatchObject({ value: { notice: 'failed' } });
  expect(kept.names()).not.toContain('removeCartItem');
});

test('commerce §4 cart removal 1: with its last line gone the bag’s cookie is cleared', async () => {
  const { run, cookies } = post({ intent: 'remove', itemId }, { removeCartItem: { bag: null } });
  await run();
  expect(cookies).toContainEqual(expect.stringMatching(/^cart_\d+_GBP=;/));
});

test('without a bag there is nothing to change, and nothing to say', async () => {
  for (const fields of [{ intent: 'clear' }, { intent: 'remove', itemId }] as Record<string, string>[]) {
    const { run, names } = post(fields, {}, { hasNoBag: true });
    expect(await run()).toEqual({ ok: true, value: { tag: 'changed', notice: undefined } });
    expect(names()).toEqual([]);
  }
});

test('commerce §4 cart clearing 1: clearing deletes the cart, removes the cookie and makes a new one', async () => {
  const answers = { deleteCart: {}, createCart: { ...bag, id: newId } };
  const { run, names, cookies } = post({ intent: 'clear' }, answers);
  expect(await run()).toEqual({ ok: true, value: { tag: 'changed', notice: undefined } });
  expect(names()).toEqual(['getCart', 'deleteCart', 'createCart']);
  expect(cookies).toEqual([forgetCart(markets.uk, false), rememberCart(markets.uk, newId, false)]);
});

test('a cart that could not be deleted is kept, and the shopper told', async () => {
  const { run, cookies } = post({ intent: 'clear' }, { deleteCart: refuse('unavailable') });
  expect(await run()).toMatchObject({ value: { notice: 'failed' } });
  expect(cookies).toEqual([]);
});
