import { createClient } from '@tailorbird/commerce/client';
import { href, markets } from '@tailorbird/commerce/market';
import { err } from '@tailorbird/commerce/result';
import { expect, test } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { rememberCart, rememberLoad } from './cartCookie.ts';
import { currentBag } from './currentBag.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const cart = rememberCart(markets.uk, id, false).split(';')[0] ?? '';
const loaded = rememberLoad(markets.uk, false).split(';')[0] ?? '';

/** A shop whose middleware has one bag with these codes; what is asked and which cookies are set is written down. */
function shopWithBag(codes: string[], { canRemove = true } = {}) {
  const asked: string[] = [];
  const cookies: string[] = [];
  let coupons = codes.map((code) => ({ code, discountedAmount: 100 }));
  const send = async (request: Request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    if (name.startsWith('removeAll')) {
      if (!canRemove) return Response.json({ tag: 'unavailable', message: 'Down.' }, { status: 503 });
      coupons = [];
    }
    return Response.json({ id, coupons });
  };
  const shop: Shop = {
    market: markets.uk,
    client: createClient({ baseUrl: 'http://shop.example', send, channelId: markets.uk.channelId }),
    content: { find: async () => err('absent') },
    href: (to) => href('uk', to),
    publicUrl: 'http://shop.example',
    secure: false,
    liveShopping: false,
    setCookie: (cookie) => cookies.push(cookie),
  };
  const load = (cookie: string) =>
    currentBag(shop, new Request('http://shop.example/bag', { headers: { cookie } }));
  return { load, asked, cookies };
}

test('commerce §4 cart load 2: a cart found with coupons loses all promotions and is fetched again', async () => {
  const { load, asked, cookies } = shopWithBag(['HALF']);
  expect(await load(cart)).toMatchObject({ ok: true, value: { coupons: [] } });
  expect(asked).toEqual(['getCart', 'removeAllBCPromotionsAndCoupons', 'getCart']);
  expect(cookies).toEqual([rememberLoad(markets.uk, false)]);
});

test('a cart is loaded once a visit: a code entered in it stays', async () => {
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
