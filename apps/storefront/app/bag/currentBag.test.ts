import { markets } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import { loginCookie } from '../customer/loginCookie.ts';
import { shopAnswering } from '../testing/shopAnswering.ts';
import { rememberCart, rememberLoad } from './cartCookie.ts';
import { bagToAddTo, currentBag, customersBag } from './currentBag.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const cart = rememberCart(markets.uk, id, false).split(';')[0] ?? '';
const loaded = rememberLoad(markets.uk, false).split(';')[0] ?? '';
const signedIn = loginCookie(true, false).split(';')[0] ?? '';

const newId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const gone = { tag: 'not-found', message: 'There is no such bag.' };
const down = { tag: 'unavailable', message: 'Down.' };

/** A shop whose middleware has one bag with these codes; what is asked and which cookies are set is written down. */
function shopWithBag(codes: string[], { canRemove = true, status = 200, isCustomer = false } = {}) {
  const asked: string[] = [];
  const cookies: string[] = [];
  let coupons = codes.map((code) => ({ code, discountedAmount: 100 }));
  const send = async (request: Request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    if (name === 'loadCustomerCart') return savedCart(await request.text());
    if (name === 'createCart') return Response.json({ id: newId, coupons: [] });
    if (status !== 200) return Response.json(status === 404 ? gone : down, { status });
    if (name.startsWith('removeAll')) {
      if (!canRemove) return Response.json({ tag: 'unavailable', message: 'Down.' }, { status: 503 });
      coupons = [];
    }
    return Response.json({ id, coupons });
  };
  /** A customer's cart: the saved one. One that is named and is gone is refused. */
  const savedCart = (args: string) => {
    if (!isCustomer) return Response.json({ tag: 'signed-out', message: 'Log in.' }, { status: 401 });
    if (status === 404 && args.includes(id)) return Response.json(gone, { status });
    return Response.json({ id: newId, coupons: [] });
  };
  const shop = shopAnswering(send, { setCookie: (cookie) => cookies.push(cookie) });
  const load = (cookie: string) =>
    currentBag(shop, new Request('http://shop.example/bag', { headers: { cookie } }));
  const add = (cookie: string) =>
    bagToAddTo(shop, new Request('http://shop.example/bag', { headers: { cookie } }));
  const logIn = (cookie: string) =>
    customersBag(shop, new Request('http://shop.example/login', { headers: { cookie } }));
  return { load, add, logIn, asked, cookies };
}

test('commerce §4 cart load 2: a cart found with coupons loses all promotions and is fetched again, as a visit begins', async () => {
  const { load, asked, cookies } = shopWithBag(['HALF']);
  expect(await load(cart)).toMatchObject({ ok: true, value: { coupons: [] } });
  expect(asked).toEqual(['getCart', 'removeAllBCPromotionsAndCoupons', 'getCart']);
  expect(cookies).toEqual([rememberLoad(markets.uk, false)]);
});

test('commerce §4 cart load 2: a cart is loaded once a visit: a code entered in it stays', async () => {
  const { load, asked, cookies } = shopWithBag(['HALF']);
  expect(await load(`${cart}; ${loaded}`)).toMatchObject({ value: { coupons: [{ code: 'HALF' }] } });
  expect([asked, cookies]).toEqual([['getCart'], []]);
});

test('a cart found without coupons is fetched once', async () => {
  const { load, asked } = shopWithBag([]);
  await load(cart);
  expect(asked).toEqual(['getCart']);
});

test('a bag whose promotions cannot be taken off is shown as it is', async () => {
  const { load } = shopWithBag(['HALF'], { canRemove: false });
  expect(await load(cart)).toMatchObject({ ok: true, value: { coupons: [{ code: 'HALF' }] } });
});

test('commerce §4 cart load 3: a cart that cannot be found gives way to a new one, with the next thing added', async () => {
  const { load, add, asked, cookies } = shopWithBag([], { status: 404 });
  expect(await load(cart)).toEqual({ ok: true, value: null });
  expect(await add(cart)).toMatchObject({ ok: true, value: { id: newId } });
  expect(asked).toEqual(['getCart', 'getCart', 'createCart']);
  expect(cookies).toEqual([rememberCart(markets.uk, newId, false)]);
});

test('commerce §4 cart load 3: a cart that only does not answer is kept: no new one takes its place', async () => {
  const { add, asked, cookies } = shopWithBag([], { status: 503 });
  expect(await add(cart)).toMatchObject({ ok: false, error: { tag: 'unavailable' } });
  expect([asked, cookies]).toEqual([['getCart'], []]);
});

test('commerce §4 cart load 1: a guest’s visit makes no cart and writes no cookie; the first thing added makes one', async () => {
  const { load, add, asked, cookies } = shopWithBag([]);
  expect(await load('')).toEqual({ ok: true, value: null });
  expect([asked, cookies]).toEqual([[], []]);
  expect(await add('')).toMatchObject({ ok: true, value: { id: newId } });
  expect([asked, cookies]).toEqual([['createCart'], [rememberCart(markets.uk, newId, false)]]);
});

test.each([
  ['without a cookie', signedIn, 200, ['loadCustomerCart']],
  ['with one of an earlier visit', `${cart}; ${signedIn}`, 200, ['getCart', 'loadCustomerCart']],
  [
    'with one of a cart that is gone',
    `${cart}; ${signedIn}`,
    404,
    ['getCart', 'loadCustomerCart', 'loadCustomerCart'],
  ],
])(
  'commerce §4 cart load 1: a customer’s visit, %s, begins with the saved cart',
  async (_, cookie, status, calls) => {
    const { load, asked, cookies } = shopWithBag([], { status, isCustomer: true });
    expect(await load(cookie)).toMatchObject({ value: { id: newId } });
    expect(asked).toEqual(calls);
    expect(cookies).toEqual([rememberCart(markets.uk, newId, false), rememberLoad(markets.uk, false)]);
  },
);

test('a customer whose session has ended has the bag that the browser remembers', async () => {
  const { load } = shopWithBag([]);
  expect(await load(`${cart}; ${signedIn}`)).toMatchObject({ value: { id } });
  expect(await load(signedIn)).toEqual({ ok: true, value: null });
});

test('commerce §4 cart merge 3: at a login a present cart that is gone gives way to the saved one', async () => {
  const { logIn, asked, cookies } = shopWithBag([], { status: 404, isCustomer: true });
  expect(await logIn(cart)).toMatchObject({ value: { id: newId } });
  expect(asked).toEqual(['loadCustomerCart', 'loadCustomerCart']);
  expect(cookies).toEqual([rememberCart(markets.uk, newId, false)]);
});
