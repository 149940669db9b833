import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftCardStyle } from '../testing/giftCardStyle.ts';
import { bagOf } from '../testing/journey.ts';
import { registration } from '../testing/registration.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([giftCardStyle]);
});
afterAll(() => shop.close());

const injected = 'Set-Cookie: stolen=1';
/** Breaks of a line as one program or another understands them. A header can hold only those of the second list. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u000b',
  '%0d%0a',
  '\\r\\n',
  '\u001b[2K\n',
];
const headerBreaks = [
  '\u0085',
  '%0d%0a',
  '\\r\\n',
  '\u00e5\u0098\u008a',
  '\u00a0',
  '\t',
  '","level":60,"x":"',
  '\u009b2K',
  "'",
  '%E5%98%8D',
];

type Sending = (text: string) => Promise<Response>;

/** Places a text of a stranger's goes through the middleware. */
const sinks: Readonly<Record<string, { readonly breaks: readonly string[]; readonly send: Sending }>> = {
  'a name': {
    breaks,
    send: (text) =>
      shop
        .shopper()
        .post('/commerce/registerCustomer', [{ ...registration('a@example.com'), firstName: text }]),
  },
  'a note': {
    breaks,
    send: async (text) => {
      const shopper = shop.shopper();
      const cartId = await bagOf(shopper, []);
      const optionSelections = ['robin@example.com', 'Robin', undefined, 'Wren', undefined, text].flatMap(
        (optionValue, nth) => (optionValue === undefined ? [] : [{ optionId: nth + 1, optionValue }]),
      );
      shop.logged.length = 0;
      const line = { productId: shop.styles[0]?.productId ?? 0, quantity: 1, optionSelections };
      return shopper.post('/commerce/addCartItems', [{ cartId, lineItems: [line] }]);
    },
  },
  'an e-mail address': {
    breaks,
    send: (text) =>
      shop.shopper().post('/commerce/requestResetPassword', [{ email: `a@example.com${text}` }]),
  },
  'a cookie': {
    breaks: headerBreaks,
    send: (text) => shop.shopper().post('/commerce/createCart', [], { cookie: `sid=${text}` }),
  },
  'a request id': {
    breaks: headerBreaks,
    send: (text) => shop.shopper().post('/commerce/createCart', [], { 'x-request-id': text }),
  },
  'a channel': {
    breaks: headerBreaks,
    send: (text) => shop.shopper().post('/commerce/createCart', [], { 'channel-id': text }),
  },
};

it.each(Object.keys(sinks))(
  'reliability G10: a break of the line in %s is one line of the log, and no header',
  async (name) => {
    const sink = sinks[name];
    expect(sink?.breaks.length).toBe(10);
    for (const each of sink?.breaks ?? []) {
      shop.logged.length = 0;
      const response = await sink?.send(`a${each}${injected}`);
      expect(response?.status).toBeLessThan(500);
      expect(response?.headers.get('set-cookie') ?? '').not.toContain('stolen');
      // Each write is one event, and reads as one object on a line of its own.
      expect(shop.logged.length).toBeGreaterThan(0);
      for (const line of shop.logged) {
        expect(line.split(/\r\n?|\n/)).toEqual([expect.stringMatching(/^\{/), '']);
        expect(JSON.parse(line)).toMatchObject({ level: 30 });
      }
    }
  },
);
