import { describe, expect, test } from 'vitest';
import { canonicalEmail } from '../email.ts';
import { messages } from '../messages.ts';
import type { Customer } from '../model/customer.ts';
import { err, ok } from '../result.ts';
import { commonPasswords } from './commonPasswords.ts';
import { loadedCustomer, updatedCustomer } from './customerAnswers.ts';
import { fieldValue, isPreferred, preferenceValue, withFields } from './formFields.ts';
import { passwordProblem } from './passwordProblem.ts';
import { trackingText } from './trackingText.ts';

const maud: Customer = {
  id: 7,
  email: 'maud@example.com',
  firstName: 'Maud',
  lastName: 'Fenwick',
  phone: '',
  formFields: [],
};

describe('an e-mail address', () => {
  test.each([['Maud@Example.COM'], ['  maud@example.com '], ['ｍaud@example.com']])(
    '%j is one person’s',
    (typed) => {
      expect(canonicalEmail(typed)).toBe('maud@example.com');
    },
  );

  test('dots and plus parts make another address', () => {
    expect(canonicalEmail('m.aud+shop@example.com')).toBe('m.aud+shop@example.com');
  });
});

describe('form fields', () => {
  test('commerce §3 customer 2: a preference is [yes] or empty', () => {
    expect([preferenceValue(true), preferenceValue(false)]).toEqual(['[yes]', '']);
    expect([isPreferred('[yes]'), isPreferred('')]).toEqual([true, false]);
  });

  test('a field is set by its name and is there once', () => {
    const fields = withFields(
      [
        { name: 'Title', value: 'Ms' },
        { name: 'Shoe', value: '5' },
      ],
      [{ name: 'Title', value: 'Dr' }],
    );
    expect(fields).toEqual([
      { name: 'Title', value: 'Dr' },
      { name: 'Shoe', value: '5' },
    ]);
    expect([fieldValue(fields, 'Title'), fieldValue(fields, 'Hat')]).toEqual(['Dr', '']);
  });
});

describe('commerce §5 password 1: at least 7 characters, including one letter and a number', () => {
  test.each([
    ['', messages.passwordRule],
    ['fern42', messages.passwordRule],
    ['fernwood', messages.passwordRule],
    ['84629173', messages.passwordRule],
    ['fernw42', undefined],
    [' fern 42 ', undefined],
    ['лесной9к', undefined],
    ['🌿🌿🌿🌿a4', messages.passwordRule],
    ['🌿🌾🌿🍃🌱a4', undefined],
    [`${'fern wood '.repeat(6)}4`, undefined],
    [`${'k7'.repeat(3)}${'fern wood hill '.repeat(8)}xy`, undefined],
    [`a1${'z'.repeat(127)}`, messages.passwordTooLong],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.each([
    'Password1',
    'p4ssw0rd',
    'P@ssw0rd!1',
    '123password',
    'qwerty123',
    '1q2w3e4r',
    'abc12345',
    'Summer2026',
    'letmein1',
    'a1a1a1a1',
    'qwe123asd',
    'iloveyou2',
    'Tailorbird1',
    'Liverpool99!',
    '1qaz2wsx',
    'welcomeadmin1',
    'lkjhgf987',
    'zzzzz4444',
    'f7n2f7n2',
    'f7n2f7n2f',
  ])('%s is too easy to guess', (password) => {
    expect(passwordProblem(password)).toBe(messages.passwordCommon);
  });

  test('what leaked most often is refused, whatever its capitals and the signs around it', () => {
    expect(commonPasswords.size).toBeGreaterThan(6_000);
    const taken = [...commonPasswords].filter((password) => passwordProblem(password) === undefined);
    expect(taken).toEqual([]);
    for (const password of ['ncc1701', 'NCC1701', 'Catch22!', '*thx1138*', 'babylon5'])
      expect([password, passwordProblem(password)]).toEqual([password, messages.passwordCommon]);
  });

  test.each([
    'poiasdrew456',
    'sunshinebramble7',
    'hedge7hedge7',
    'fern42wood',
    'hedgerow7',
    'My d0g is Bramble',
    'correct horse 9 battery',
  ])('%s will do', (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });
});

describe('answers about the customer', () => {
  const down = err({ tag: 'unavailable', message: 'down' } as const);

  test('commerce §8 customer 1: an update that answers no customer is ‘Failed to update customer’', () => {
    expect(updatedCustomer(ok([]))).toEqual(err('Failed to update customer'));
    expect(updatedCustomer(down)).toEqual(err('Failed to update customer'));
    expect(updatedCustomer(ok([maud]))).toEqual(ok(maud));
  });

  test('commerce §8 message 4: a wrong current password says so', () => {
    const wrong = err({ tag: 'refused', message: messages.wrongPassword } as const);
    expect(updatedCustomer(wrong)).toEqual(err('The password you entered was incorrect.'));
  });

  test('commerce §4 load customer 1: nobody behind a login cookie is an error, nobody without one is silent', () => {
    expect(loadedCustomer(ok(null), true)).toEqual(err('Retrieving user data failed.'));
    expect(loadedCustomer(down, true)).toEqual(err('Retrieving user data failed.'));
    expect(loadedCustomer(ok(null), false)).toEqual(ok(null));
    expect(loadedCustomer(ok(maud), true)).toEqual(ok(maud));
  });
});

test('an order says where it is, and by what it comes', () => {
  expect(trackingText({ status: 'Shipped', shippingMethod: 'Standard delivery' })).toBe(
    'Your order is on its way. Delivery: Standard delivery.',
  );
  expect(trackingText({ status: 'Complete', shippingMethod: 'Standard delivery' })).toBe(
    'Your order has been delivered.',
  );
  expect(trackingText({ status: 'Confirmed', shippingMethod: 'Express' })).toBe(
    'Your order is confirmed. We are getting it ready. Delivery: Express.',
  );
  expect(trackingText({ status: 'Confirmed', shippingMethod: null })).toBe(
    'Your order is confirmed. Gift cards by email go out on the day you chose, or at once.',
  );
});
