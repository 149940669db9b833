import { describe, expect, it, vi } from 'vitest';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { rememberEmail } from '../checkout/checkoutEmail.ts';
import { dismissWallet } from './dismissWallet.ts';
import { openWallet, quoteWallet } from './openWallet.ts';
import { payWallet } from './payWallet.ts';
import { type Answer, checkout, giftBag, id, refuse, shopDouble } from './shopDouble.ts';
import { storyContact } from './storyContact.ts';
import type { PayForm } from './walletForm.ts';

const form: PayForm = {
  step: 'pay',
  shipping: storyContact,
  billing: { ...storyContact, phone: '', email: '' },
  option: 'uk-express',
  total: 6995,
  token: 'x',
};

describe('the server’s part of a press', () => {
  it('commerce §4 wallet 1: the bag is asked for anew, and its units are held as in a checkout', async () => {
    const { shop, request, names } = shopDouble({});
    expect(await openWallet(shop, request())).toMatchObject({ tag: 'sheet', request: { minorUnits: 6500 } });
    expect(names()).toEqual(['getCheckout']);
  });

  it('commerce §5 wallet 2: an e-mail given before is known', async () => {
    const { shop, request } = shopDouble({});
    const [cookie = ''] = rememberEmail('wren@example.com', false).split(';');
    expect(await openWallet(shop, request(cookie))).toMatchObject({ request: { email: 'wren@example.com' } });
  });

  it('commerce §4 wallet 3: a shortage leads to the bag, and nothing nowhere', async () => {
    const short = { ...checkout, bag: { ...storyBag([{ ...storyLine, available: 0 }]), id } };
    const start = async (answer: Answer) => {
      const { shop, request } = shopDouble({ getCheckout: answer });
      return (await openWallet(shop, request()))?.tag;
    };
    expect(await start(short)).toBe('bag');
    expect(await start(refuse('not-found'))).toBe('nowhere');
    expect(await start(refuse('unavailable'))).toBeUndefined();
  });

  it('a bag that was paid for while the answer was lost leads to its confirmation', async () => {
    const { shop, request } = shopDouble({ getCheckout: { ...checkout, orderId: 100_001 } });
    expect(await openWallet(shop, request())).toEqual({
      tag: 'bought',
      to: `/order-confirmation/${id}/100001?checkoutsource=applepayexpress`,
    });
  });

  it('the way of delivery chosen comes first, and the total is with it', async () => {
    const { shop, request } = shopDouble({});
    const quote = await quoteWallet(shop, request(), { step: 'quote', country: 'GB', option: 'uk-express' });
    expect(quote).toMatchObject({
      tag: 'quoted',
      request: { minorUnits: 6995, shippingMethods: [{ identifier: 'uk-express' }, {}] },
    });
  });

  it.each([
    ['uk', 'FR', 'We only ship to UK, Jersey, and Guernsey'],
    ['eu', 'JP', 'We can not ship to this address'],
  ] as const)(
    'commerce §5 wallet 3: in %s to %s: %s, and nothing is asked',
    async (market, country, message) => {
      const { shop, request, asked } = shopDouble({}, market);
      const quote = await quoteWallet(shop, request(), { step: 'quote', country, option: null });
      expect(quote).toEqual({ tag: 'refused', message });
      expect(asked).toEqual([]);
    },
  );
});

describe('an authorised sheet', () => {
  it('commerce §2 order confirmation 2: is settled in order, paid at the total it showed, and confirmed', async () => {
    const { shop, request, asked, names, cookies } = shopDouble({});
    expect(await payWallet(shop, request(), form)).toEqual({
      tag: 'paid',
      to: `/order-confirmation/${id}/100001?checkoutsource=applepayexpress`,
    });
    expect(names()).toEqual([
      'getCheckout',
      'postCheckoutConsignment',
      'updateCheckoutConsignment',
      'addCheckoutBillingAddress',
      'createOrderFromCheckout',
      'applePayPayment',
    ]);
    expect(asked.map(({ args }) => args)).toMatchObject([
      {},
      { version: 1, email: 'maud@example.com', address: { country: 'GB' } },
      { version: 2, shippingOptionId: 'uk-express' },
      { version: 3, address: { phone: '01584 000000' } },
      { expectedTotal: 6995 },
      { orderId: 100_001, paymentToken: 'x' },
    ]);
    expect(cookies).toEqual([expect.stringMatching(/Max-Age=0/)]);
  });

  it('the number and the payment are each asked for under a key of this one sheet', async () => {
    const keysOf = async (token: string) => {
      const { shop, request, asked } = shopDouble({});
      await payWallet(shop, request(), { ...form, token });
      return asked.slice(-2).map(({ key }) => key);
    };
    const [first, again, other] = [await keysOf('x'), await keysOf('x'), await keysOf('y')];
    expect(first).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(again).toEqual(first);
    expect(new Set([...first, ...other]).size).toBe(4);
  });

  it('commerce §4 wallet 2: nothing to deliver is not sent anywhere', async () => {
    const { shop, request, names } = shopDouble({ getCheckout: { ...checkout, bag: giftBag } });
    const billing = storyContact;
    expect((await payWallet(shop, request(), { ...form, shipping: null, billing })).tag).toBe('paid');
    expect(names()).not.toContain('postCheckoutConsignment');
  });

  it('a postcode is written as its country writes it, and one that no rule knows stays', async () => {
    const { shop, request, asked } = shopDouble({}, 'eu');
    const shipping = { ...storyContact, country: 'IE', postCode: 'd02x285' };
    const billing = { ...storyContact, postCode: 'no code' };
    expect((await payWallet(shop, request(), { ...form, shipping, billing })).tag).toBe('paid');
    const codes = asked.flatMap(({ args }) =>
      typeof args === 'object' && args !== null && 'address' in args ? [args.address] : [],
    );
    expect(codes).toMatchObject([{ postCode: 'D02 X285' }, { postCode: 'no code' }]);
  });

  it('what is missing is named by its field, and nothing is asked of the checkout', async () => {
    const { shop, request, names } = shopDouble({});
    const shipping = { ...storyContact, email: 'no', postCode: '', country: 'FR' };
    const answer = await payWallet(shop, request(), { ...form, shipping });
    expect(answer.tag === 'problems' && answer.problems.map(({ field }) => field)).toEqual([
      'email',
      'postCode',
    ]);
    const abroad = await payWallet(shop, request(), {
      ...form,
      shipping: { ...storyContact, country: 'FR' },
    });
    expect(abroad).toMatchObject({
      problems: [{ field: 'country', message: 'We only ship to UK, Jersey, and Guernsey' }],
    });
    const nowhere = await payWallet(shop, request(), { ...form, shipping: null });
    expect(nowhere.tag).toBe('problems');
    expect(new Set(names())).toEqual(new Set(['getCheckout']));
  });

  it.each([
    ['createOrderFromCheckout', refuse('sold-out', { sku: 'a', available: 0 }), { tag: 'bag' }],
    [
      'createOrderFromCheckout',
      refuse('conflict'),
      { tag: 'failed', message: expect.stringMatching(/has changed in the meantime/) as unknown },
    ],
    [
      'applePayPayment',
      { resultCode: 'Refused' },
      { tag: 'failed', message: expect.stringMatching(/declined and nothing has been charged/) as unknown },
    ],
    [
      'applePayPayment',
      refuse('payment-timeout'),
      { tag: 'failed', message: expect.stringMatching(/will not be charged twice/) as unknown },
    ],
    [
      'getCheckout',
      refuse('unavailable'),
      {
        tag: 'failed',
        message: expect.stringMatching(/did not go through and nothing has been charged/) as unknown,
      },
    ],
  ] as const)('commerce §4 wallet 5: %s fails: the bag is kept', async (method, answer, expected) => {
    const { shop, request, cookies } = shopDouble({ [method]: answer });
    const paid = await payWallet(shop, request(), form);
    expect(paid).toEqual(expected);
    expect(cookies).toEqual([]);
  });
});

describe('a dismissed sheet', () => {
  it('commerce §4 wallet 4: removes all promotions and loads the bag anew', async () => {
    const { shop, request, names } = shopDouble({});
    expect(await dismissWallet(shop, request())).toMatchObject({ count: 1 });
    expect(names()).toEqual(['getCart', 'removeAllBCPromotionsAndCoupons', 'getCart']);
  });

  it('commerce §4 wallet 7: promotions that cannot be removed are only logged', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { shop, request } = shopDouble({ removeAllBCPromotionsAndCoupons: refuse('unavailable') });
    expect(await dismissWallet(shop, request())).toMatchObject({ count: 1 });
    expect(write).toHaveBeenCalledWith(expect.stringContaining('"op":"wallet.dismiss"'));
    write.mockRestore();
  });
});
