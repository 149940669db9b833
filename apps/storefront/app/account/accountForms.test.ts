import { messages } from '@tailorbird/commerce/messages';
import { expect, test } from 'vitest';
import { loginCookie, saysLoggedIn } from '../customer/loginCookie.ts';
import { answerTo } from '../form/formFields.ts';
import { accountMessage } from './accountAnswer.ts';
import { doneText, viewNamed } from './accountViews.ts';
import { loginNotice } from './loginNotices.ts';
import { nextAddress } from './nextAddress.ts';
import { parseProfile } from './profileForm.ts';
import { parseRegistration } from './registrationForm.ts';

const entered = {
  firstName: 'Maud',
  lastName: 'Fenwick',
  email: 'maud@example.com',
  password: 'hedgerow 7 gate',
  preferenceEmail: 'on',
  reviewEmails: 'on',
};
const profile = {
  title: 'Ms',
  firstName: 'Maud',
  lastName: 'Fenwick',
  phone: '01584 000000',
  dateOfBirth: '1984-03-12',
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('commerce §3 registration 1: four answers and the boxes ticked make every field of the payload', () => {
  expect(parseRegistration(formOf(entered), 'eu')).toEqual({
    ok: true,
    value: {
      email: 'maud@example.com',
      password: 'hedgerow 7 gate',
      firstName: 'Maud',
      lastName: 'Fenwick',
      customFields: [],
      phone: '',
      title: '',
      dateOfBirth: '',
      preferenceEmail: true,
      preferencePost: false,
      countryIso2: 'IE',
      acceptsProductReviewAbandonedCartEmails: true,
      addressFinder: '',
      address: null,
    },
  });
});

test.each([
  [
    'commerce §5 password 1: at least 7 characters, a letter and a number',
    'password',
    'short1',
    messages.passwordRule,
  ],
  ['commerce §5 e-mail 1: a top level of two letters', 'email', 'maud@example.c', messages.emailInvalid],
  ['commerce §5 name 1: two characters at least', 'lastName', 'F', 'Last name needs at least 2 characters'],
  [
    'commerce §5 name 1: two characters at least, of a first name too',
    'firstName',
    'M',
    'First name needs at least 2 characters',
  ],
])('%s', (_title, field, value, message) => {
  const parsed = parseRegistration(formOf({ ...entered, [field]: value }), 'uk');
  expect(parsed.ok ? {} : parsed.error).toEqual({ [field]: message });
});

test.each([
  ['commerce §5 selections 1: a title is required where it is asked for', 'title', 'Please choose a title'],
  ['commerce §5 address 1: so is a phone', 'phone', 'Phone number is required'],
])('%s', (_title, field, message) => {
  expect(parseProfile(formOf(profile))).toEqual({ ok: true, value: profile });
  expect(parseProfile(formOf({ ...profile, dateOfBirth: '' })).ok).toBe(true);
  const parsed = parseProfile(formOf({ ...profile, [field]: '' }));
  expect(parsed.ok ? {} : parsed.error).toEqual({ [field]: message });
});

test('commerce §5 selections 1: a registration asks for no title', () => {
  expect(Object.keys(entered)).not.toContain('title');
  expect(parseRegistration(formOf(entered), 'uk').ok).toBe(true);
});

test('what was typed comes back, but never a password', () => {
  const form = formOf({ email: 'maud@example.com', password: 'a', newPassword: 'b', currentPassword: 'c' });
  const answer = answerTo(form, { message: messages.wrongCredentials });
  expect(answer).toEqual({
    message: messages.wrongCredentials,
    errors: {},
    values: { email: 'maud@example.com' },
  });
});

test('a refusal is told in its own words, and a limit says how long to wait', () => {
  expect(accountMessage({ tag: 'refused', message: messages.accountExists })).toBe(messages.accountExists);
  expect(accountMessage({ tag: 'too-many-requests', message: '', retryAfterSeconds: 61 })).toContain(
    '2 minutes',
  );
  expect(accountMessage({ tag: 'unavailable', message: 'x' })).toBe(messages.goBackOrTryAgain);
});

test('commerce §9 login cookie 1: 1 logged in, 0 logged out', () => {
  expect(loginCookie(true, true)).toBe('user-authenticated=1; Path=/; Max-Age=604800; SameSite=Lax; Secure');
  expect(loginCookie(false, false)).toContain('user-authenticated=0;');
  expect(saysLoggedIn('a=1; user-authenticated=1')).toBe(true);
  expect(saysLoggedIn('user-authenticated=0')).toBe(false);
  expect(saysLoggedIn(null)).toBe(false);
});

test.each(['/checkout', '/my-account/OrderHistory?page=2', '/'])('%s is somewhere to go on to', (path) => {
  expect(nextAddress(path)).toBe(path);
});

test('where to go on to is a page of the market the shopper is in', () => {
  expect(nextAddress('/eu/bag?a=1')).toBe('/bag?a=1');
  expect(nextAddress('/us')).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/bag?logout=true',
  '/\t/evil.example',
  'bag',
  '',
  null,
])('%j is nowhere to go on to', (path) => {
  expect(nextAddress(path)).toBeUndefined();
});

test('commerce §2 account 1: MyProfile, OrderHistory and SavedAddresses are views, however capitalised', () => {
  for (const name of ['MyProfile', 'OrderHistory', 'SavedAddresses']) {
    expect(viewNamed(name)).toBe(name);
    expect(viewNamed(name.toLowerCase())).toBe(name);
  }
  expect(viewNamed('constructor')).toBeUndefined();
});

test('words in an address say nothing that is not ours', () => {
  expect(doneText('constructor')).toBeNull();
  expect(loginNotice('__proto__')).toBeNull();
  expect(loginNotice('ended')?.text).toBe('Retrieving user data failed.');
});
