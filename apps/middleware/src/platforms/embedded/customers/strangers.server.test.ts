import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingHasher } from '../../../testing/countingHasher.ts';
import { login, register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { mailedLinks } from '../schema/mailedLinks.ts';
import { outbox } from '../schema/outbox.ts';

const { passwords, count } = countingHasher();

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([], { passwords });
});
afterAll(() => shop.close());

describe('on a server, at the same time', () => {
  it('reliability D6: 60 guesses from 60 addresses have at most five checked, and mail one link', async () => {
    const email = 'crowd@example.com';
    const owner = shop.shopper();
    const { id } = await register(owner, email);
    count.checks = 0;
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        shop.shopper('uk', `10.50.0.${at}`).commerce.loginCustomer({ email, password: `wrong ${at}` }),
      ),
    );
    expect(count.checks).toBeLessThanOrEqual(5);
    expect(await shop.db.$count(mailedLinks, eq(mailedLinks.customerId, id))).toBe(1);
    const mails = await shop.db.select().from(outbox).where(eq(outbox.customerId, id));
    expect(mails).toHaveLength(2);
    await login(owner, email);
  });
});
