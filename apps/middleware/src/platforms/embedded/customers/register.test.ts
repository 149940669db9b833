import { messages } from '@tailorbird/commerce/messages';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, register, registerByFour, registration } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { customers } from '../schema/customers.ts';
import { outbox } from '../schema/outbox.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

const mailsTo = (to: string, subject: string) =>
  shop.db.$count(
    outbox,
    and(sql`${outbox.payload}->>'to' = ${to}`, sql`${outbox.payload}->>'subject' = ${subject}`),
  );

describe('registering', () => {
  it('commerce §3 registration 1: every field of the payload is kept, the address among them', async () => {
    const shopper = shop.shopper();
    const made = await register(shopper, 'Maud@Example.com');
    expect(made).toMatchObject({ email: 'Maud@Example.com', firstName: 'Maud', lastName: 'Fenwick' });
    const kept = await valueOf(shopper.commerce.downloadCustomerData());
    expect(kept.customer).toMatchObject({
      phone: '01584 000000',
      countryIso2: 'GB',
      addressFinder: 'SY8 1AA',
      acceptsProductReviewAbandonedCartEmails: true,
    });
    expect(kept.addresses).toMatchObject([
      { firstName: 'Maud', addressLine1: '1 Hill Street', county: 'Shropshire', phone: '01584 000000' },
    ]);
    expect(kept.contact).toEqual({ marketingEmail: false, marketingPost: false });
  });

  it('commerce §3 registration 1: a name, an e-mail and a password are enough', async () => {
    const shopper = shop.shopper();
    const made = await registerByFour(shopper, 'four@example.com');
    expect(made).toMatchObject({ firstName: 'Maud', phone: '' });
    expect(await valueOf(shopper.commerce.getCustomerAddress())).toEqual([]);
  });

  it('commerce §3 customer 2: title, date of birth and preferences are form fields', async () => {
    const { formFields } = await register(shop.shopper(), 'fields@example.com');
    expect(formFields).toEqual([
      { name: 'Shoe size', value: '5' },
      { name: 'Title', value: 'Ms' },
      { name: 'Date of Birth', value: '1984-03-12' },
      { name: 'Preference Email', value: '' },
      { name: 'Preference Post', value: '' },
      { name: 'Cart ID', value: '' },
    ]);
  });

  it('logs in, and writes a welcome mail', async () => {
    const shopper = shop.shopper('eu');
    await register(shopper, 'welcome@example.com');
    expect((await valueOf(shopper.commerce.getCustomers()))?.email).toBe('welcome@example.com');
    expect(await mailsTo('welcome@example.com', 'Welcome to Tailorbird')).toBe(1);
    const [mail] = await shop.db
      .select()
      .from(outbox)
      .where(sql`${outbox.payload}->>'to' = 'welcome@example.com'`);
    expect(JSON.stringify(mail?.payload)).toContain('http://shop.example/eu/my-account');
  });

  it('commerce §3 customer 1: a customer has an id, an e-mail, a first and a last name', async () => {
    const { id, email, firstName, lastName } = await register(shop.shopper(), 'fields1@example.com');
    expect([id > 0, email, firstName, lastName]).toEqual([true, 'fields1@example.com', 'Maud', 'Fenwick']);
  });

  it('commerce §8 registration 1: an e-mail address that has an account is told so', async () => {
    await register(shop.shopper(), 'twice@example.com');
    const again = { ...registration('Twice@Example.com'), password: 'another 1 word' };
    const refused = await errorOf(shop.shopper().commerce.registerCustomer(again));
    expect(refused.tag).toBe('refused');
    expect(refused.message).toBe(
      'An account already exists for the email you used to checkout. Please reset your password',
    );
  });

  it('repeated because the answer was lost, it answers the account there is, once', async () => {
    const first = await register(shop.shopper(), 'lost@example.com');
    const shopper = shop.shopper();
    expect((await register(shopper, 'lost@example.com')).id).toBe(first.id);
    expect((await valueOf(shopper.commerce.getCustomers()))?.id).toBe(first.id);
    expect(await shop.db.$count(customers, eq(customers.emailKey, 'lost@example.com'))).toBe(1);
    expect(await mailsTo('lost@example.com', 'Welcome to Tailorbird')).toBe(1);
  });

  it('commerce §8 message 5: one address is told of five accounts an hour; honest registrations cost nothing', async () => {
    const shopper = () => shop.shopper('uk', '10.1.0.1');
    await register(shop.shopper(), 'told@example.com');
    for (let at = 0; at < 7; at += 1) await register(shopper(), `honest${at}@example.com`);
    const tags: string[] = [];
    const told = new Set<string>();
    for (let at = 0; at < 7; at += 1) {
      const probe = { ...registration(`honest${at}@example.com`), password: 'probing 1 word' };
      const { tag, message } = await errorOf(shopper().commerce.registerCustomer(probe));
      tags.push(tag);
      if (tag === 'refused') told.add(message);
    }
    expect([...told]).toEqual([
      'An account already exists for the email you used to checkout. Please reset your password',
    ]);
    expect(tags).toEqual([
      ...Array.from({ length: 5 }, () => 'refused'),
      'too-many-requests',
      'too-many-requests',
    ]);
  });

  const refusedWith = async (wrong: object) => {
    const body = [{ ...registration('refused@example.com'), ...wrong }];
    return (await shop.shopper().post('/commerce/registerCustomer', body)).status;
  };

  it('commerce §5 name 1: a first and a last name have two characters at least', async () => {
    expect([await refusedWith({ firstName: 'M' }), await refusedWith({ lastName: ' F ' })]).toEqual([
      400, 400,
    ]);
    expect(await refusedWith({ firstName: 'Jo', lastName: 'Li' })).toBe(200);
  });

  it.each([
    ['addressLine1', ''],
    ['city', ' '],
    ['postCode', ''],
    ['country', ''],
  ])('commerce §5 address 1: an address without its %s is refused', async (field, empty) => {
    const address = { ...registration('').address, [field]: empty };
    expect(await refusedWith({ address })).toBe(400);
  });

  it.each<[string, object, number]>([
    ['a phone that is none', { phone: 'x' }, 400],
    ['an address without a phone', { phone: '' }, 422],
    ['an address that is none', { email: 'maud@example.c' }, 422],
    ['a date that is none', { dateOfBirth: 'yesterday' }, 400],
    ['a NUL in a name', { lastName: 'Fen\u0000wick' }, 400],
    ['a line break in a custom field', { customFields: [{ name: 'a\r\nb', value: '' }] }, 400],
  ])('with %s is refused', async (_name, wrong, status) => {
    expect(await refusedWith(wrong)).toBe(status);
  });
});

describe('commerce §5 password 1: at least 7 characters, including one letter and a number', () => {
  it.each([
    ['six characters', 'fern42', messages.passwordRule],
    ['no number', 'fernwood', messages.passwordRule],
    ['no letter', '84629173', messages.passwordRule],
    ['the obvious', 'Password1', messages.passwordCommon],
    ['129 characters', `a1${'fern wood '.repeat(20)}`.slice(0, 129), messages.passwordTooLong],
    ['1,000 characters', `a1${'fern wood '.repeat(100)}`.slice(0, 1000), messages.passwordTooLong],
  ])('reliability D9: %s is refused with a text', async (_name, secret, message) => {
    const weak = { ...registration('weak@example.com'), password: secret };
    expect(await errorOf(shop.shopper().commerce.registerCustomer(weak))).toEqual({
      tag: 'refused',
      message,
    });
  });

  it.each([
    ['seven characters', 'fernw42'],
    ['128 characters', `a1${'fern wood '.repeat(20)}`.slice(0, 128)],
    ['an emoji', '🌿 fern 42'],
    ['a space in front', ' fernwood42'],
    ['a composed letter', 'f\u00e9rnwood42'],
    ['a decomposed letter', 'fe\u0301rnwood42'],
  ])('reliability D9: %s is honoured to the byte', async (name, secret) => {
    const own = `${name.replaceAll(/\W/g, '')}@example.com`;
    await valueOf(shop.shopper().commerce.registerCustomer({ ...registration(own), password: secret }));
    const tryWith = async (typed: string) =>
      (await valueOf(shop.shopper().commerce.loginCustomer({ email: own, password: typed }))).isValid;
    expect(await tryWith(secret)).toBe(true);
    const others = [
      secret.trim(),
      secret.normalize('NFC'),
      secret.normalize('NFD'),
      secret.slice(0, 72),
      `${secret} `,
    ];
    for (const other of others.filter((one) => one !== secret)) expect(await tryWith(other)).toBe(false);
  });

  it('reliability D9: a NUL is refused', async () => {
    const body = [{ email: 'a@example.com', password: `${password}\u0000` }];
    expect((await shop.shopper().post('/commerce/loginCustomer', body)).status).toBe(400);
  });
});
