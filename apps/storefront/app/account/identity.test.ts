import type { CallError } from '@tailorbird/commerce/contract/callError';
import { markets } from '@tailorbird/commerce/market';
import { messages } from '@tailorbird/commerce/messages';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { err, ok } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { logIn, register } from './identityActions.ts';
import { clearedPages, leaveAccount } from './leaveAccount.ts';

const maud: Customer = {
  id: 7,
  email: 'maud@example.com',
  firstName: 'Maud',
  lastName: 'Fenwick',
  phone: '',
  formFields: [],
};
const bag = { id: '5f0c6ad8-93c4-4a86-9f3c-4a30a7a9a4c1', notice: null };

interface Answers {
  readonly isValid?: boolean;
  readonly customer?: Customer | null;
  /** Why nobody can be registered. */
  readonly registering?: CallError;
}

/** A shop that writes down what it is asked and which cookies it sets. */
function watchedShop({ isValid = true, customer = maud, registering }: Answers = {}) {
  const asked: string[] = [];
  const cookies: string[] = [];
  const errorMessage = isValid ? null : messages.wrongCredentials;
  const answers: { readonly [method: string]: unknown } = {
    loginCustomer: { isValid, errorMessage },
    registerCustomer: maud,
    getCustomers: customer,
    loadCustomerCart: bag,
  };
  const commerce = new Proxy(
    {},
    {
      get: (_target, method: string) => async (argument: unknown) => {
        asked.push(argument === undefined ? method : `${method} ${JSON.stringify(argument)}`);
        if (registering && method === 'registerCustomer') return err(registering);
        return ok(Object.hasOwn(answers, method) ? answers[method] : {});
      },
    },
  );
  // Only what a login asks for is there.
  const shop = {
    market: markets.eu,
    client: { commerce },
    href: (to: string) => `/eu${to}`,
    secure: true,
    setCookie: (cookie: string) => cookies.push(cookie.split('; Path')[0] ?? ''),
  } as unknown as Shop;
  return { shop, asked, cookies };
}

function requestWith(cookie = ''): Request {
  return new Request('https://shop.example/eu/login', { method: 'POST', headers: { cookie } });
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const credentials = formOf({ email: 'maud@example.com', password: 'hedgerow 7 gate' });
const registration = formOf({
  firstName: 'Maud',
  lastName: 'Fenwick',
  email: 'maud@example.com',
  password: 'hedgerow 7 gate',
});

/** Where an action leads on to. */
async function destination(action: Promise<unknown>): Promise<string | null> {
  const answer: unknown = await action.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : null;
}

test('commerce §4 login 2: without a customer behind the credentials the user is logged out and told', async () => {
  const { shop, asked, cookies } = watchedShop({ customer: null });
  const answer = await logIn(shop, requestWith(), credentials);
  expect(answer.message).toBe('Retrieving user data failed.');
  expect(asked.at(-1)).toBe('logoutCustomer');
  expect(cookies).toContain('user-authenticated=0');
  expect(cookies).not.toContain('user-authenticated=1');
});

test('commerce §4 login 3: the customer is synced, the cookie set to 1 and the customer’s bag loaded with the guest’s', async () => {
  const { shop, asked, cookies } = watchedShop();
  const guests = 'e2a1b0f4-0d5a-4a52-8b0f-0b8a5a0b8a11';
  const request = requestWith(`cart_${markets.eu.channelId}_EUR=${guests}`);
  expect(await destination(logIn(shop, request, credentials))).toBe('/eu/my-account');
  expect(asked).toContain('syncCustomer {"customerId":7}');
  expect(asked).toContain(`loadCustomerCart {"cartId":"${guests}"}`);
  expect(cookies).toContain('user-authenticated=1');
  expect(cookies).toContain(`__Host-cart_${markets.eu.channelId}_EUR=${bag.id}`);
});

test('commerce §8 login 1: the server’s message is shown, and whoever was logged in is logged out', async () => {
  const { shop, asked, cookies } = watchedShop({ isValid: false });
  const answer = await logIn(shop, requestWith('user-authenticated=1'), credentials);
  expect(answer.message).toBe(messages.wrongCredentials);
  expect(asked).toContain('logoutCustomer');
  expect(cookies).toContain('user-authenticated=0');
  const guest = watchedShop({ isValid: false });
  expect((await logIn(guest.shop, requestWith(), credentials)).values['email']).toBe('maud@example.com');
  expect([guest.asked.includes('logoutCustomer'), guest.cookies]).toEqual([false, []]);
});

test('commerce §4 logout 1: the cookie is set to 0, and the bag of every market is loaded anew', async () => {
  const { shop, asked, cookies } = watchedShop();
  await leaveAccount(shop);
  expect(asked).toEqual(['logoutCustomer']);
  expect(cookies).toContain('user-authenticated=0');
  for (const { channelId, currency } of Object.values(markets))
    expect(cookies).toContain(`__Host-cart_${channelId}_${currency}=`);
});

test('reliability H6: after a logout the browser drops the pages and the storage it kept', () => {
  expect(new Headers(clearedPages).get('clear-site-data')).toBe('"cache", "storage"');
});

test('commerce §4 register 1: registering logs in, and the next page reports sign_up', async () => {
  const { shop, asked, cookies } = watchedShop();
  await destination(register(shop, requestWith(), registration));
  expect(asked[0]).toMatch(/^registerCustomer/);
  expect(cookies).toContain('user-authenticated=1');
  expect(cookies).toContain('signed-up=1');
});

test('commerce §8 registration 1: the server’s message is shown, and nobody is logged in', async () => {
  const { shop, cookies } = watchedShop({ registering: { tag: 'refused', message: messages.accountExists } });
  const answer = await register(shop, requestWith(), registration);
  expect([answer.message, cookies]).toEqual([messages.accountExists, []]);
});

/** What a registration that fails so tells the shopper, and the log. */
async function toldOf(registering: CallError) {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = await register(watchedShop({ registering }).shop, requestWith(), registration);
  const logged = write.mock.calls.map(([line]): unknown => JSON.parse(String(line)));
  write.mockRestore();
  return { told: answer.message, logged };
}

test('commerce §8 registration 2: any other failure is told in the shop’s words, and logged in its own', async () => {
  const message = 'connect ECONNREFUSED 10.0.0.7:5432';
  expect(await toldOf({ tag: 'unavailable', message })).toEqual({
    told: 'Please go back or try again',
    logged: [{ level: 50, time: expect.any(Number), op: 'registerCustomer', tag: 'unavailable', message }],
  });
});

test('commerce §8 registration 2: too many tries are told with how long to wait', async () => {
  const told = async (retryAfterSeconds: number) =>
    (await toldOf({ tag: 'too-many-requests', message: 'Too many requests.', retryAfterSeconds })).told;
  expect(await told(301)).toBe('That was a lot of tries. Please wait 6 minutes and try again.');
  expect(await told(60)).toBe('That was a lot of tries. Please wait a minute and try again.');
  expect(await toldOf({ tag: 'refused', message: messages.accountExists })).toEqual({
    told: messages.accountExists,
    logged: [],
  });
});

test('commerce §4 register 2: having registered, the shopper comes to my-account', async () => {
  expect(await destination(register(watchedShop().shop, requestWith(), registration))).toBe('/eu/my-account');
});
