import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../../services/passwords/passwordHasher.ts';
import { password, register, registration } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { devices } from '../schema/devices.ts';
import { outbox } from '../schema/outbox.ts';

const newPassword = 'copper 9 kettle';

/** Happens once, as soon as a password was found right or wrong, before anything is made of it. */
let meanwhile: (() => Promise<void>) | undefined;

let shop: TestShop;
beforeAll(async () => {
  const passwords = createPasswordHasher({ memory: 1024, passes: 1 });
  shop = await shopWith([], {
    passwords: {
      ...passwords,
      verify: async (typed, stored) => {
        const checked = await passwords.verify(typed, stored);
        const happens = meanwhile;
        meanwhile = undefined;
        await happens?.();
        return checked;
      },
    },
  });
});
afterAll(() => shop.close());

/** The owner of an address sets a new password by mail while the next one is checked. */
function resetMeanwhile(email: string): void {
  meanwhile = async () => {
    const owner = shop.shopper();
    await valueOf(owner.commerce.requestResetPassword({ email }));
    const [mail] = await shop.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(sql`${outbox.payload}->>'to' = ${email}`)
      .orderBy(desc(outbox.id))
      .limit(1);
    const [, token = ''] = /updatePassword\?token=([\w-]{43})/.exec(JSON.stringify(mail?.payload)) ?? [];
    expect(await valueOf(owner.commerce.resetPassword({ token, password: newPassword }))).toEqual({
      isValid: true,
    });
  };
}

const enters = async (email: string, secret: string) =>
  (await valueOf(shop.shopper().commerce.loginCustomer({ email, password: secret }))).isValid;

describe('a password that is reset while the old one is checked', () => {
  it('lets nobody in who logs in with the old one, and the browser of who reset it alone is known', async () => {
    const email = 'login@example.com';
    await register(shop.shopper(), email);
    const thief = shop.shopper();
    resetMeanwhile(email);
    const answer = await valueOf(thief.commerce.loginCustomer({ email, password }));
    expect(answer.isValid).toBe(false);
    expect((await errorOf(thief.commerce.getCustomers())).tag).toBe('signed-out');
    expect(await shop.db.$count(devices)).toBe(1);
  });

  it('lets nobody in who registers with the old one once more', async () => {
    const email = 'again@example.com';
    await register(shop.shopper(), email);
    const thief = shop.shopper();
    resetMeanwhile(email);
    const again = thief.commerce.registerCustomer(registration(email));
    expect((await errorOf(again)).message).toMatch(/already/i);
    expect((await errorOf(thief.commerce.getCustomers())).tag).toBe('signed-out');
  });

  it('is not changed by who is signed in with the old one', async () => {
    const email = 'change@example.com';
    const thief = shop.shopper();
    await register(thief, email);
    resetMeanwhile(email);
    const wanted = { newPassword: 'of the thief 3', currentPassword: password };
    expect(await valueOf(thief.commerce.updateCustomer(wanted))).toEqual([]);
    expect(await enters(email, newPassword)).toBe(true);
  });

  it('sends no link that makes another address the account’s', async () => {
    const email = 'move@example.com';
    const thief = shop.shopper();
    await register(thief, email);
    resetMeanwhile(email);
    const wanted = { email: 'thief@example.com', currentPassword: password };
    expect(await valueOf(thief.commerce.updateCustomer(wanted))).toEqual([]);
    const mails = shop.db.$count(outbox, sql`${outbox.payload}->>'to' = 'thief@example.com'`);
    expect(await mails).toBe(0);
  });

  it('keeps the account from being deleted with the old one', async () => {
    const email = 'delete@example.com';
    const thief = shop.shopper();
    await register(thief, email);
    resetMeanwhile(email);
    const deleted = thief.commerce.deleteCustomer({ currentPassword: password });
    expect((await errorOf(deleted)).tag).toBe('refused');
    expect(await enters(email, newPassword)).toBe(true);
  });
});

describe('a phone that is changed while a password is checked', () => {
  it('stays: a new password writes what it names alone', async () => {
    const email = 'phone@example.com';
    const shopper = shop.shopper();
    await register(shopper, email);
    const phone = '01584 222222';
    const otherTab = shopper.tab();
    meanwhile = async () => {
      await valueOf(otherTab.commerce.updateCustomer({ phone }));
    };
    const [changed] = await valueOf(
      shopper.commerce.updateCustomer({ newPassword, currentPassword: password }),
    );
    expect(changed?.phone).toBe(phone);
    expect(await enters(email, newPassword)).toBe(true);
  });
});
