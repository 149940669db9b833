import { expect, test } from 'vitest';
import { parseAddressForm, parseCardForm, readTotals } from './checkoutForm.ts';

const shipping = {
  'shipping.firstName': 'Wren',
  'shipping.lastName': 'Hedge',
  'shipping.addressLine1': '1 Lane End',
  'shipping.city': 'Ludlow',
  'shipping.postCode': 'SY8 1AA',
  'shipping.country': 'GB',
  'shipping.phone': '01584 000000',
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('one address serves for both when the box says so', () => {
  const parsed = parseAddressForm(
    formOf({ ...shipping, email: 'wren@example.com', sameAddress: 'on', version: '4' }),
    'uk',
    false,
  );
  expect(parsed.ok && parsed.value.billing).toEqual(parsed.ok && parsed.value.shipping);
  expect(parsed.ok && parsed.value.version).toBe(4);
});

test('commerce §5 billing 1: a billing address is required when it is another', () => {
  const parsed = parseAddressForm(formOf({ ...shipping, email: 'wren@example.com' }), 'uk', false);
  expect(parsed.ok ? [] : Object.keys(parsed.error)).toContain('billing.addressLine1');
});

test('commerce §5 address 1: each is named where it is missing', () => {
  const parsed = parseAddressForm(formOf({ email: 'wren@', sameAddress: 'on' }), 'uk', false);
  expect(parsed.ok ? {} : parsed.error).toMatchObject({
    email: 'Please enter a valid email address',
    'shipping.firstName': expect.any(String),
    'shipping.city': expect.any(String),
    'shipping.postCode': expect.any(String),
    'shipping.country': expect.any(String),
    'shipping.phone': expect.any(String),
  });
});

test('a bag with nothing to deliver asks for a billing address only', () => {
  const billing = Object.fromEntries(
    Object.entries(shipping).map(([name, value]) => [name.replace('shipping', 'billing'), value]),
  );
  const parsed = parseAddressForm(formOf({ ...billing, email: 'wren@example.com' }), 'uk', true);
  expect(parsed.ok && parsed.value.shipping).toBeUndefined();
  expect(parsed.ok && parsed.value.billing.city).toBe('Ludlow');
});

const card = {
  'card.number': '4111 1111 1111 1111',
  'card.expiry': '09 / 31',
  'card.securityCode': '123',
  'card.name': 'W Hedge',
  expectedTotal: '4395',
};

test('a card may be typed as people type: grouped or not, with digits alone', () => {
  const value = { number: '4111111111111111', expiry: '09/31' };
  expect(parseCardForm(formOf(card))).toMatchObject({ ok: true, value });
  const digits = { ...card, 'card.number': '4111111111111111', 'card.expiry': '0931' };
  expect(parseCardForm(formOf(digits))).toMatchObject({ ok: true, value });
});

test('the totals are those the shopper saw', () => {
  expect(readTotals(formOf({ ...card, expectedGiftCardTotal: '2500' }))).toEqual({
    expectedTotal: 4395,
    expectedGiftCardTotal: 2500,
  });
  expect(readTotals(formOf({ expectedTotal: 'all' }))).toEqual({
    expectedTotal: -1,
    expectedGiftCardTotal: 0,
  });
});

test('each wrong field of a card says what to enter', () => {
  const parsed = parseCardForm(
    formOf({ ...card, 'card.number': '12', 'card.expiry': '13/31', 'card.securityCode': 'x' }),
  );
  expect(parsed.ok ? {} : parsed.error).toEqual({
    'card.number': 'Please enter the long number on your card',
    'card.expiry': 'Please enter the expiry date as MM/YY',
    'card.securityCode': 'Please enter the 3 or 4 digit security code',
  });
});
