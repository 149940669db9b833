import { describe, expect, it, vi } from 'vitest';
import { chooseWallet } from './chooseWallet.ts';
import { demonstrationSheet } from './demonstrationSheet.ts';
import { googlePayMethod } from './googlePayMethod.ts';
import { paymentRequestSheet } from './paymentRequestSheet.ts';
import { storyAnswers, storyFirst } from './storyWallet.ts';
import type { SheetAnswers } from './walletSheet.ts';

const merchant = { gateway: 'example', gatewayMerchantId: 'shop', merchantId: '0123' };
const method = googlePayMethod(merchant);

type Play = (asked: FakeRequest) => Promise<object>;

/** The browser's sheet as a test can press it. */
class FakeRequest extends EventTarget {
  static play: Play = () => Promise.reject(new DOMException('closed', 'AbortError'));
  static can = true;
  static last: FakeRequest | undefined;
  shippingAddress: object | null = null;
  shippingOption: string | null = null;
  readonly details: PaymentDetailsInit;
  readonly options: PaymentOptions;
  constructor(_methods: unknown, details: PaymentDetailsInit, options: PaymentOptions = {}) {
    super();
    this.details = details;
    this.options = options;
    FakeRequest.last = this;
  }
  canMakePayment = async () => FakeRequest.can;
  show = async (details: Promise<unknown>) => {
    await details;
    return FakeRequest.play(this);
  };
  /** A shopper's change of address or delivery; what the sheet is told of it. */
  change(type: string): Promise<PaymentDetailsUpdate> {
    return new Promise((resolve) => {
      const event = Object.assign(new Event(type), { updateWith: resolve });
      this.dispatchEvent(event);
    });
  }
}
const Request = FakeRequest as unknown as typeof PaymentRequest;

function play(shopper: Play, answers: Partial<SheetAnswers> = {}) {
  FakeRequest.play = shopper;
  return paymentRequestSheet({ PaymentRequest: Request, method }).show(storyFirst, storyAnswers(answers));
}

const place = {
  country: 'GB',
  addressLine: ['1 Hill Street'],
  city: 'Ludlow',
  postalCode: 'SY8 1AA',
  region: '',
};
const response = () => ({
  details: {
    paymentMethodData: {
      tokenizationData: { token: 'opaque' },
      info: { billingAddress: { name: 'Maud Ann Fenwick', address1: '1 Hill Street', countryCode: 'GB' } },
    },
  },
  shippingAddress: { ...place, recipient: 'Maud Ann Fenwick' },
  shippingOption: 'uk-standard',
  payerPhone: '01584 000000',
  payerEmail: 'maud@example.com',
  complete: vi.fn<() => Promise<void>>(async () => undefined),
  retry: vi.fn<() => Promise<void>>(async () => undefined),
});

describe('the browser’s own sheet', () => {
  it('asks for what the request says, and nothing more', async () => {
    await play(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(FakeRequest.last?.options).toEqual({
      requestPayerName: true,
      requestPayerEmail: true,
      requestPayerPhone: true,
      requestShipping: true,
    });
    expect(FakeRequest.last?.details.total.amount).toEqual({ currency: 'GBP', value: '65.00' });
  });

  it('commerce §4 wallet 4: closed by the shopper, it says it was dismissed', async () => {
    expect(await play(() => Promise.reject(new DOMException('closed', 'AbortError')))).toBe('dismissed');
  });

  it('closes itself where there is nothing to pay', async () => {
    expect(await play(async () => response(), { opened: Promise.resolve(undefined) })).toBe('done');
  });

  it('an address brings its deliveries; one that is not served is refused in the shop’s words', async () => {
    const message = 'We can not ship to this address';
    const quote = vi.fn<SheetAnswers['quote']>(storyAnswers().quote);
    quote.mockResolvedValueOnce({ tag: 'refused', message });
    const told: unknown[] = [];
    await play(
      async (asked) => {
        asked.shippingAddress = { ...place, country: 'JP' };
        told.push(await asked.change('shippingaddresschange'));
        asked.shippingAddress = place;
        told.push(await asked.change('shippingaddresschange'));
        return response();
      },
      { quote },
    );
    expect(told).toMatchObject([
      { shippingOptions: [], error: message },
      { total: { amount: { value: '68.95' } }, shippingOptions: [{ id: 'uk-standard', selected: true }, {}] },
    ]);
    expect(quote.mock.calls).toEqual([
      ['JP', null],
      ['GB', null],
    ]);
  });

  it('pays with the wallet’s token and both contacts, and shows that it did', async () => {
    const pay = vi.fn<SheetAnswers['pay']>(storyAnswers().pay);
    const answered = response();
    expect(await play(async () => answered, { pay })).toBe('done');
    expect(pay).toHaveBeenCalledWith({
      shipping: expect.objectContaining({ firstName: 'Maud Ann', lastName: 'Fenwick', country: 'GB' }),
      billing: expect.objectContaining({ firstName: 'Maud Ann', phone: '01584 000000' }),
      option: 'uk-standard',
      total: 6500,
      token: 'opaque',
    });
    expect(answered.complete).toHaveBeenCalledWith('success');
  });

  it('a contact to be mended is asked for again', async () => {
    const answered = response();
    const pay = vi.fn<SheetAnswers['pay']>(storyAnswers().pay);
    pay.mockResolvedValueOnce({
      tag: 'problems',
      problems: [{ field: 'phone', message: 'Phone number is required' }],
    });
    await play(async () => answered, { pay });
    expect(answered.retry).toHaveBeenCalledWith({ error: 'Phone number is required' });
    expect(pay).toHaveBeenCalledTimes(2);
  });
});

describe('which wallet a browser is offered', () => {
  const demonstration = demonstrationSheet(() => undefined);
  const shop = { applePay: null, googlePay: null, demonstration: false, email: null };
  const apple = { ApplePaySession: { canMakePayments: () => true } };
  const kind = async (offer: Partial<typeof shop> | object, browser: object) =>
    (await chooseWallet({ ...shop, ...offer }, browser, demonstration))?.kind;

  it('none where shop and browser have none in common', async () => {
    expect(await kind({}, { ...apple, PaymentRequest: FakeRequest })).toBeUndefined();
    expect(await kind({ applePay: { merchantId: 'm' }, googlePay: merchant }, {})).toBeUndefined();
    const locked = {
      ApplePaySession: {
        canMakePayments: () => {
          throw new Error('insecure');
        },
      },
    };
    expect(await kind({ applePay: { merchantId: 'm' } }, locked)).toBeUndefined();
  });

  it('Apple’s where it is, the browser’s own where that has Google’s, else the demonstration’s', async () => {
    const both = { applePay: { merchantId: 'm' }, googlePay: merchant };
    expect(await kind(both, { ...apple, PaymentRequest: FakeRequest })).toBe('apple-pay');
    expect(await kind(both, { PaymentRequest: FakeRequest })).toBe('google-pay');
    FakeRequest.can = false;
    expect(await kind(both, { PaymentRequest: FakeRequest })).toBeUndefined();
    expect(await kind({ demonstration: true }, {})).toBe('demonstration');
  });
});
