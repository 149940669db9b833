import { describe, expect, it, vi } from 'vitest';
import type { ApplePay, ApplePayRequest, ApplePaySession } from './applePay.ts';
import { applePaySheet } from './applePaySheet.ts';
import { storyAnswers, storyDigital, storyFirst, storyQuoted } from './storyWallet.ts';
import type { SheetAnswers } from './walletSheet.ts';

const moment = () => new Promise((resolve) => setTimeout(resolve));

/** Apple's sheet as a test can press it: what it was told is in `told`. */
function fakeApplePay() {
  const told = new Map<string, unknown>();
  const sessions: ApplePaySession[] = [];
  const requests: ApplePayRequest[] = [];
  class FakeSession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    constructor(_version: number, request: ApplePayRequest) {
      requests.push(request);
      // The handlers are set by the code under test.
      sessions.push(this as unknown as ApplePaySession);
    }
    begin = () => told.set('begin', true);
    abort = () => told.set('abort', true);
    completeMerchantValidation = (value: unknown) => told.set('merchant', value);
    completePaymentMethodSelection = (value: unknown) => told.set('method', value);
    completeShippingContactSelection = (value: unknown) => told.set('contact', value);
    completeShippingMethodSelection = (value: unknown) => told.set('delivery', value);
    completePayment = (value: unknown) => told.set('payment', value);
  }
  class FakeError {
    readonly words: readonly string[];
    constructor(...words: string[]) {
      this.words = words;
    }
  }
  return { told, sessions, requests, applePay: FakeSession as unknown as ApplePay, errors: FakeError };
}

function opened(answers: Partial<SheetAnswers> = {}, first = storyFirst) {
  const { applePay, errors, ...fake } = fakeApplePay();
  const validate = vi.fn<(address: string) => Promise<unknown>>(async () => ({ session: 'opaque' }));
  const sheet = applePaySheet({ applePay, errors, validate });
  const end = sheet.show(first, storyAnswers(answers));
  const [session] = fake.sessions;
  const [request] = fake.requests;
  if (!session || !request) throw new Error('No session was begun in the press itself.');
  return { ...fake, session, request, validate, end };
}

const wallet = {
  givenName: 'Maud',
  familyName: 'Fenwick',
  addressLines: ['1 Hill Street', 'Flat 2'],
  locality: 'Ludlow',
  administrativeArea: '',
  postalCode: 'SY8 1AA',
  countryCode: 'gb',
  phoneNumber: '01584 000000',
  emailAddress: 'maud@example.com',
};
const card = { ...wallet, phoneNumber: undefined as unknown as string };
const payment = { token: { paymentData: { data: 'x' } }, shippingContact: wallet, billingContact: card };

describe('Apple’s sheet', () => {
  it('begins in the press itself, with country GB, what is asked for, and decimals of minor units', () => {
    const { told, request } = opened();
    expect(told.get('begin')).toBe(true);
    expect(request).toMatchObject({
      countryCode: 'GB',
      currencyCode: 'GBP',
      total: { label: 'Tailorbird', amount: '65.00' },
      requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
      requiredBillingContactFields: ['postalAddress', 'name'],
    });
  });

  it('commerce §5 wallet 2: the e-mail is prefilled where it is known', () => {
    const { request } = opened({}, storyDigital);
    expect(request.shippingContact).toEqual({ emailAddress: 'maud@example.com' });
    expect(request.requiredShippingContactFields).toEqual(['phone']);
  });

  it('is validated only once the bag has been looked at', async () => {
    const { session, validate, told } = opened();
    session.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/x' });
    expect(validate).not.toHaveBeenCalled();
    await moment();
    expect(validate).toHaveBeenCalledWith('https://apple-pay-gateway.apple.com/x');
    expect(told.get('merchant')).toEqual({ session: 'opaque' });
  });

  it('closes itself where there is nothing to pay', async () => {
    const { session, told, end } = opened({ opened: Promise.resolve(undefined) });
    session.onvalidatemerchant({ validationURL: 'x' });
    expect(await end).toBe('done');
    expect(told.get('abort')).toBe(true);
  });

  it('a merchant that is not validated is a failure', async () => {
    const { session, validate, end } = opened();
    validate.mockRejectedValueOnce(new Error('502'));
    session.onvalidatemerchant({ validationURL: 'x' });
    await expect(end).rejects.toThrow('502');
  });

  it('an address brings its ways of delivery and the total with the first; another brings its own', async () => {
    const { session, told } = opened();
    session.onshippingcontactselected({ shippingContact: { countryCode: 'GB' } });
    await moment();
    expect(told.get('contact')).toMatchObject({
      newTotal: { amount: '68.95' },
      newShippingMethods: storyQuoted.shippingMethods,
    });
    session.onshippingmethodselected({
      shippingMethod: { identifier: 'uk-express', label: '', detail: '', amount: '' },
    });
    await moment();
    expect(told.get('delivery')).toMatchObject({ newTotal: { amount: '69.95' } });
  });

  it('commerce §5 wallet 3: a country that is not served is refused in the sheet, in the shop’s words', async () => {
    const message = 'We only ship to UK, Jersey, and Guernsey';
    const { session, told } = opened({ quote: async () => ({ tag: 'refused', message }) });
    session.onshippingcontactselected({ shippingContact: { countryCode: 'FR' } });
    await moment();
    expect(told.get('contact')).toMatchObject({
      newShippingMethods: [],
      errors: [{ words: ['addressUnserviceable', 'countryCode', message] }],
    });
  });

  it('pays the total it showed, with the chosen delivery and both contacts', async () => {
    const pay = vi.fn<SheetAnswers['pay']>(storyAnswers().pay);
    const { session, told, end } = opened({ pay });
    session.onshippingcontactselected({ shippingContact: { countryCode: 'GB' } });
    await moment();
    session.onpaymentauthorized({ payment });
    expect(await end).toBe('done');
    const to = { firstName: 'Maud', addressLine2: 'Flat 2', country: 'GB', phone: '01584 000000' };
    expect(pay).toHaveBeenCalledWith({
      shipping: expect.objectContaining(to),
      billing: expect.objectContaining(to),
      option: 'uk-standard',
      total: 6895,
      token: '{"data":"x"}',
    });
    expect(told.get('payment')).toEqual({ status: 0 });
  });

  it('a contact to be mended is shown at its field, and the sheet stays', async () => {
    const problems = [{ field: 'postCode', message: 'Postcode is required' }] as const;
    const { session, told, end } = opened({ pay: async () => ({ tag: 'problems', problems }) });
    session.onpaymentauthorized({ payment });
    await moment();
    expect(told.get('payment')).toMatchObject({
      status: 1,
      errors: [{ words: ['shippingContactInvalid', 'postalCode', 'Postcode is required'] }],
    });
    session.oncancel();
    expect(await end).toBe('dismissed');
  });

  it('a payment that fails ends it', async () => {
    const { session, told, end } = opened({ pay: async () => ({ tag: 'failed', message: 'declined' }) });
    session.onpaymentauthorized({ payment });
    expect(await end).toBe('done');
    expect(told.get('payment')).toEqual({ status: 1 });
  });
});
