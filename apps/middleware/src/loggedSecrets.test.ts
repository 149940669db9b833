import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { failureChannel } from '@tailorbird/commerce/failureChannel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './errors/createLog.ts';
import { failureEvent } from './errors/failureEvent.ts';
import { outbox } from './platforms/embedded/schema/outbox.ts';
import { bagOf, readyCheckout } from './testing/journey.ts';
import { registration } from './testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from './testing/shopWith.ts';
import { valueOf } from './testing/valueOf.ts';

/** What people tell the shop, each a word that is nowhere else. */
const told = {
  email: 'canary.wren@example.com',
  password: 'canary 7 bluebell',
  newPassword: 'canary 9 foxglove',
  firstName: 'Canarywren',
  phone: '07700 900917',
  street: '917 Canary Hollow',
  postCode: 'CN9 1RY',
};
const address = {
  firstName: told.firstName,
  lastName: 'Fenwick',
  addressLine1: told.street,
  addressLine2: '',
  city: 'Ludlow',
  county: '',
  postCode: told.postCode,
  country: 'GB',
  phone: told.phone,
};

const lines: string[] = [];
const secrets = new Map(Object.entries(told));
let shop: TestShop;
beforeAll(async () => {
  // Everything that could be logged, as the shop writes it.
  const log = createLog({ LOG_LEVEL: 'trace' }, { write: (line: string) => lines.push(line) });
  subscribe(failureChannel, takeFailure);
  shop = await shopWith([{ sku: '200001', warehouse: 50 }], { log });
});
afterAll(async () => {
  unsubscribe(failureChannel, takeFailure);
  await shop.close();
});

/** What a tracker would be sent. */
const sent: string[] = [];
const takeFailure = (line: unknown) => {
  const failure = failureEvent(line, { release: undefined, environment: 'test' });
  sent.push(JSON.stringify(failure?.event));
};

/** Remembers what a cookie, mail or answer gave away. */
function keep(name: string, value: string | undefined): string {
  expect(value).toMatch(/.{8}/);
  secrets.set(name, value ?? '');
  return value ?? '';
}

async function buy(shopper: Shopper): Promise<void> {
  const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { commerce } = shopper;
  await readyCheckout(shopper, cartId);
  const { version, consignments } = await valueOf(commerce.getCheckout({ cartId }));
  const addressed = await valueOf(
    commerce.addCheckoutBillingAddress({ cartId, version, email: told.email, address }),
  );
  expect(consignments).toHaveLength(1);
  const paymentToken = keep('payment token', await shop.token());
  const expectedTotal = addressed.grandTotal;
  await valueOf(commerce.createOrderFromCheckout({ cartId, expectedTotal, paymentToken }));
  await commerce.createOrderFromCheckout({ cartId, expectedTotal: 1, paymentToken });
}

it('reliability J5: nothing that people type or are given is in the log or told to an error tracker, whether calls work, are refused or break', async () => {
  const shopper = shop.shopper();
  const { email, password, newPassword } = told;
  const registered = { ...registration(email), password, firstName: told.firstName, phone: told.phone };
  await valueOf(
    shopper.commerce.registerCustomer({
      ...registered,
      address: { addressLine1: told.street, city: 'Ludlow', postCode: told.postCode, country: 'GB' },
    }),
  );
  await shopper.commerce.loginCustomer({ email, password: newPassword });
  await valueOf(shopper.commerce.loginCustomer({ email, password }));
  keep('session', shopper.cookie().split('=')[1]);
  await shopper.commerce.createCustomerAddress(address);
  await shopper.commerce.updateCustomer({
    firstName: told.firstName,
    newPassword: password,
    currentPassword: newPassword,
  });
  await buy(shopper);
  await shop.shopper().commerce.requestResetPassword({ email });
  const mails = JSON.stringify(await shop.db.select().from(outbox));
  const token = keep('reset token', /[?&]token=([\w-]{43})/.exec(mails)?.[1]);
  await valueOf(shop.shopper().commerce.resetPassword({ token, password: newPassword }));
  await shop.shopper().commerce.resetPassword({ token, password: newPassword });
  await shop.shopper().post('/commerce/loginCustomer', [{ email, password, more: told.street }]);

  // From here on statements on customers fail, with their values in the driver's error.
  await shop.db.execute(sql`alter table customers rename to customers_away`);
  const broken = shop.shopper();
  await broken.commerce.registerCustomer({ ...registered, email: `more.${email}` });
  await broken.commerce.loginCustomer({ email, password });
  await broken.commerce.requestResetPassword({ email });
  await shop.db.execute(sql`alter table customers_away rename to customers`);

  expect(lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(1);
  expect(lines.length).toBeGreaterThan(20);
  expect(sent.length).toBeGreaterThan(1);
  const text = [...lines, ...sent].join('');
  expect([...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name)).toEqual([]);
  process.stdout.write(`reliability J5: 0 of ${secrets.size} secrets in ${lines.length} log lines\n`);
});
