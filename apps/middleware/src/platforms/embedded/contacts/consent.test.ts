import { consentWords } from '@tailorbird/commerce/customer/consentWords';
import { markets } from '@tailorbird/commerce/market';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register, registration } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { consentLog, contacts } from '../schema/contacts.ts';
import { outbox } from '../schema/outbox.ts';
import { hashOfAddress } from './recordConsent.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const accept = { category: 'marketing_email', action: 'accept' } as const;

const contactOf = async (emailKey: string) =>
  (await shop.db.select().from(contacts).where(eq(contacts.emailKey, emailKey)))[0];

const logOf = (emailKey: string) =>
  shop.db
    .select()
    .from(consentLog)
    .where(eq(consentLog.addressHash, hashOfAddress(emailKey)))
    .orderBy(asc(consentLog.id));

async function mailsTo(to: string) {
  const rows = await shop.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(sql`lower(${outbox.payload}->>'to') = ${to}`)
    .orderBy(desc(outbox.id));
  return rows.map(({ payload }) => JSON.stringify(payload));
}

/** Presses the button behind the link of the newest mail to an address. */
async function follow(to: string, shopper: Shopper = shop.shopper()) {
  const token = /\/confirm\?token=([\w-]{43})/.exec((await mailsTo(to))[0] ?? '')?.[1] ?? '';
  return (await valueOf(shopper.commerce.followMailedLink({ token }))).purpose;
}

describe('consent for an address', () => {
  it('commerce §7 consent 1: names an e-mail address, a category and that it accepts; a guest’s counts once confirmed there', async () => {
    const email = 'guest@example.com';
    await valueOf(shop.shopper('eu').customerData.updateConsent({ email: 'Guest@Example.com', ...accept }));
    expect(await contactOf(email)).toBeUndefined();
    expect(await follow(email, shop.shopper('eu'))).toBe('consent');
    expect(await contactOf(email)).toMatchObject({ marketingEmail: true, marketingPost: false });
    expect(await logOf(email)).toMatchObject([
      {
        kind: 'marketing_email',
        value: true,
        words: consentWords.newsletter.marketing_email,
        place: 'newsletter',
        how: 'link',
        channelId: markets.eu.channelId,
      },
    ]);
  });

  it('commerce §7 consent 1: its category is marketing_email or marketing_post, its action accept, and nothing else', async () => {
    const email = 'categories@example.com';
    const answers = [];
    for (const sent of [
      { category: 'marketing_email', action: 'accept' },
      { category: 'marketing_post', action: 'accept' },
      { category: 'marketing_phone', action: 'accept' },
      { category: 'marketing_email', action: 'withdraw' },
    ] as const) {
      // What a client of other words would send.
      const consent = { email, ...sent } as Parameters<Shopper['customerData']['updateConsent']>[0];
      answers.push((await shop.shopper().customerData.updateConsent(consent)).ok);
    }
    expect(answers).toEqual([true, true, false, false]);
  });

  it('ticked at registration counts once confirmed at the address, for the account too, and an unticked box asks nothing', async () => {
    const email = 'ticked@example.com';
    const shopper = shop.shopper('eu');
    const ticked = { ...registration(email), preferenceEmail: true, preferencePost: true };
    await valueOf(shopper.commerce.registerCustomer(ticked));
    const preference = async () =>
      (await valueOf(shopper.commerce.getCustomers()))?.formFields.find(
        ({ name }) => name === 'Preference Email',
      )?.value;
    const { id } = (await valueOf(shopper.commerce.getCustomers())) ?? { id: 0 };
    await valueOf(shopper.commerce.syncCustomer({ customerId: id }));
    expect([await preference(), await contactOf(email), await logOf(email)]).toEqual([
      '',
      expect.objectContaining({ marketingEmail: false, marketingPost: false }),
      [],
    ]);
    expect(await follow(email)).toBe('consent');
    expect(await contactOf(email)).toMatchObject({ marketingEmail: true, marketingPost: true });
    expect(await preference()).toBe('[yes]');
    const words = consentWords['create-account'];
    expect(await logOf(email)).toMatchObject([
      {
        kind: 'marketing_email',
        value: true,
        place: 'create-account',
        how: 'link',
        words: words.marketing_email,
      },
      {
        kind: 'marketing_post',
        value: true,
        place: 'create-account',
        how: 'link',
        words: words.marketing_post,
      },
    ]);
    await register(shop.shopper(), 'unticked@example.com');
    expect((await mailsTo('unticked@example.com')).filter((mail) => mail.includes('/confirm?'))).toEqual([]);
  });

  it('is ended by the link of the mail that says it is there, without signing in, a year later too', async () => {
    const email = 'ends@example.com';
    await valueOf(shop.shopper().customerData.updateConsent({ email, ...accept }));
    await follow(email);
    expect((await mailsTo(email))[0]).toContain('This link ends our letters at any time.');
    shop.wait(365 * day);
    expect(await follow(email)).toBe('withdrawal');
    expect(await contactOf(email)).toMatchObject({ marketingEmail: false });
    expect((await logOf(email)).map(({ value }) => value)).toEqual([true, false]);
  });

  it('is changed by no stranger, in neither direction, with an account or without, and the answer tells nothing', async () => {
    const other = shop.shopper();
    await register(other, 'stranger@example.com');
    const owner = shop.shopper();
    await register(owner, 'account@example.com');
    await valueOf(owner.customerData.updateConsent({ email: 'account@example.com', ...accept }));
    const answers = [];
    for (const shopper of [shop.shopper(), other]) {
      for (const email of ['account@example.com', 'nobody@example.com']) {
        const preferences = { email, preferenceEmail: false, preferencePost: true };
        answers.push(await valueOf(shopper.customerData.updatePreferences(preferences)));
      }
    }
    expect(answers).toEqual([{}, {}, {}, {}]);
    expect(await contactOf('account@example.com')).toMatchObject({
      marketingEmail: true,
      marketingPost: false,
    });
    expect(await contactOf('nobody@example.com')).toBeUndefined();
    expect((await mailsTo('nobody@example.com'))[0]).not.toContain('Fenwick');
  });

  it('stays as it was confirmed when somebody makes an account of its address, and says nothing of letters', async () => {
    const email = 'letters@example.com';
    await valueOf(shop.shopper().customerData.updateConsent({ email, ...accept }));
    await follow(email);
    const shopper = shop.shopper();
    await register(shopper, email);
    const customer = await valueOf(shopper.commerce.getCustomers());
    await valueOf(shopper.commerce.syncCustomer({ customerId: customer?.id ?? 0 }));
    expect(await contactOf(email)).toMatchObject({ marketingEmail: true, marketingPost: false });
    expect((await logOf(email)).map(({ value }) => value)).toEqual([true]);
  });

  it('is changed in the account too by whoever reads its mails', async () => {
    const email = 'reads@example.com';
    const owner = shop.shopper();
    await register(owner, email);
    await valueOf(owner.customerData.updateConsent({ email, ...accept }));
    const preferences = { email, preferenceEmail: false, preferencePost: false };
    await valueOf(shop.shopper().customerData.updatePreferences(preferences));
    expect(await follow(email)).toBe('withdrawal');
    expect(await contactOf(email)).toMatchObject({ marketingEmail: false });
    const fields = (await valueOf(owner.commerce.getCustomers()))?.formFields;
    expect(fields).toContainEqual({ name: 'Preference Email', value: '' });
  });

  it('is asked to be confirmed once an hour at most, and the link lasts a week', async () => {
    const email = 'often@example.com';
    for (let at = 0; at < 4; at += 1) {
      await valueOf(shop.shopper().customerData.updateConsent({ email, ...accept }));
    }
    expect(await mailsTo(email)).toHaveLength(1);
    shop.wait(7 * day + minute);
    expect(await follow(email)).toBeNull();
    expect(await contactOf(email)).toBeUndefined();
  });

  it('is asked for from one address five times an hour, for whomever', async () => {
    const bomber = shop.shopper();
    const ends = [];
    for (let at = 0; at < 30; at += 1) {
      const answer = await bomber.customerData.updateConsent({
        email: `foreign${at}@example.com`,
        ...accept,
      });
      ends.push(answer.ok);
    }
    expect(ends.filter(Boolean)).toHaveLength(5);
  });

  it('and from one address twenty times a day', async () => {
    const bomber = shop.shopper();
    let mailed = 0;
    for (let hour = 0; hour < 10; hour += 1) {
      for (let at = 0; at < 5; at += 1) {
        const email = `daily${hour}-${at}@example.com`;
        if ((await bomber.customerData.updateConsent({ email, ...accept })).ok) mailed += 1;
      }
      shop.wait(61 * minute);
    }
    expect(mailed).toBe(20);
  });

  it('is logged with the words that were shown in the account, and not when nothing changes', async () => {
    const shopper = shop.shopper();
    const email = 'logged@example.com';
    await register(shopper, email);
    await valueOf(shopper.customerData.updateConsent({ email, ...accept }));
    const { id } = (await valueOf(shopper.commerce.getCustomers())) ?? { id: 0 };
    await valueOf(shopper.commerce.syncCustomer({ customerId: id }));
    const data = [{ name: 'Preference Email', value: '' }];
    await valueOf(shopper.commerce.updateCustomerFormFields({ data }));
    const words = consentWords.preferences.marketing_email;
    expect(await logOf(email)).toMatchObject([
      { kind: 'marketing_email', value: true, place: 'newsletter', how: 'account' },
      { kind: 'marketing_email', value: false, place: 'preferences', how: 'account', words },
    ]);
    expect(JSON.stringify(await logOf(email))).not.toContain('logged@');
  });
});

describe('registering foreign addresses', () => {
  it('writes to five of thirty an hour', async () => {
    const bomber = shop.shopper();
    for (let at = 0; at < 30; at += 1) await register(bomber, `welcome${at}@example.com`);
    const welcomed = await shop.db.$count(
      outbox,
      sql`${outbox.payload}->>'to' like 'welcome%' and ${outbox.payload}->>'subject' like 'Welcome%'`,
    );
    expect(welcomed).toBe(5);
  });
});
