import { type Market, markets } from '@tailorbird/commerce/market';
import { arrival, arrivalText } from '@tailorbird/commerce/policy/arrival';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../../platforms/embedded/orders/changeOrderStatus.ts';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { type MailServer, openMailServer } from '../../testing/mailServer.ts';
import { readMail } from '../../testing/readMail.ts';
import { register } from '../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../testing/shopWith.ts';
import { valueOf } from '../../testing/valueOf.ts';
import { createTestCardProvider } from '../payment/testCardProvider.ts';
import { createSmtp } from './createSmtp.ts';
import { deliverOutbox } from './outboxWorker.ts';

let shop: TestShop;
let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
  shop = await shopWith([
    { sku: '200001', name: 'Fern "Breton" Tee', sizes: ['12'], price: { list: 8900 } },
    { sku: '200002', name: 'Willow & Wren Mug', colours: ['Blush'], price: { list: 1050 } },
  ]);
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** An order of one of each style. */
async function bought(shopper: Shopper, country: string): Promise<number> {
  const lineItems = shop.styles.map(({ productId }) => ({ productId, quantity: 1 }));
  const cartId = await bagOf(shopper, lineItems);
  const { grandTotal } = await readyCheckout(shopper, cartId, country);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  return (await valueOf(shopper.commerce.createOrderFromCheckout(due))).orderId;
}

/** The newest mail about an order, as the mail server took it. */
async function received(orderId: number) {
  const send = createSmtp({
    url: `smtp://127.0.0.1:${server.port}`,
    sender: { name: 'Tailorbird', address: 'shop@shop.example' },
    domain: 'shop.example',
  });
  const log = pino({ level: 'silent' });
  await deliverOutbox({ db: shop.db, clock: shop.clock, log, send, forgetsSecrets: false });
  const all = server.taken.map(({ source }) => readMail(source));
  const mail = all.findLast(({ html }) => html.includes(String(orderId)));
  if (!mail) throw new Error(`Nothing came about order ${orderId}.`);
  return mail;
}

function shipped(orderId: number) {
  const payments = createTestCardProvider(shop.db, shop.clock);
  const options = { db: shop.db, clock: shop.clock, payments, publicUrl: shop.deps.publicUrl };
  const parcel = { carrier: 'royal-mail', trackingNumber: 'AB123456789GB' } as const;
  return changeOrderStatus(options, orderId, 'Shipped', parcel);
}

/** The pictures of a mail, each by what its tag says. */
function picturesIn(html: string) {
  return [...html.matchAll(/<img ([^>]*)>/g)].map(([, tag = '']) => ({
    src: /src="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
    alt: /alt="([^"]*)"/.exec(tag)?.[1],
    box: /width="(\d+)" height="(\d+)"/.exec(tag)?.slice(1, 3),
  }));
}

const expectedDays = (market: Market) => {
  const days = arrival(market, 'Standard Delivery', shop.clock());
  return days && arrivalText(days, markets[market].locale);
};

describe('the mail of an order', () => {
  it('says in text and HTML what was bought, what it cost, when it comes and where', async () => {
    const { text, html } = await received(await bought(shop.shopper('eu'), 'IE'));
    for (const said of [text, html]) {
      for (const words of ['€89', '€10.50', '€99.50', 'Standard Delivery', 'Free', 'Ireland'])
        expect(said).toContain(words);
      expect(said).toContain(expectedDays('eu'));
      expect(said).not.toMatch(/€89\.00|\bIE\b/);
    }
    expect(text).toContain('1 × Willow & Wren Mug, Blush: €10.50');
    expect(html).toContain('1 × Fern &quot;Breton&quot; Tee, Moss Green, 12<');
  });

  it('writes days and the address as the shopper’s country does', async () => {
    const { text } = await received(await bought(shop.shopper('us'), 'US'));
    expect(text).toMatch(/Expected:\n[A-Z][a-z]+day, [A-Z][a-z]+ \d/);
    expect(text).toContain('Ludlow SY8 1AA');
    const { text: german } = await received(await bought(shop.shopper('eu'), 'DE'));
    expect(german).toContain('SY8 1AA Ludlow');
  });

  it('shows each line with a picture on the shop’s own address, in words where pictures are blocked', async () => {
    const { html } = await received(await bought(shop.shopper('uk'), 'GB'));
    const size = 'w=128&h=160&fmt=jpeg';
    expect(picturesIn(html)).toEqual([
      {
        src: expect.stringMatching(new RegExp(`^http://shop\\.example/i/.*200001.*\\?${size}$`)),
        alt: 'Fern &quot;Breton&quot; Tee, Moss Green, 12',
        box: ['64', '80'],
      },
      {
        src: expect.stringMatching(new RegExp(`^http://shop\\.example/i/.*200002.*\\?${size}$`)),
        alt: 'Willow &amp; Wren Mug, Blush',
        box: ['64', '80'],
      },
    ]);
  });

  it('needs nothing but those pictures, and runs nothing', async () => {
    const { html } = await received(await bought(shop.shopper('uk'), 'GB'));
    expect(html).not.toMatch(/<(?:link|script|iframe|form|input|svg)\b|url\(|@import|\son\w+=/i);
  });

  it('leads a guest to the look-up with the number filled in, and everybody to returns and to us', async () => {
    const orderId = await bought(shop.shopper('us'), 'US');
    const { text, html } = await received(orderId);
    for (const path of [`/us/find-order?order=${orderId}`, '/us/returns', '/us/contact']) {
      expect(text).toContain(`: http://shop.example${path}\n`);
      expect(html).toContain(`<a href="http://shop.example${path}"`);
    }
  });

  it('leads who has an account to the order in it', async () => {
    const shopper = shop.shopper('us');
    await register(shopper, 'wren@example.com');
    const orderId = await bought(shopper, 'US');
    const { text, html } = await received(orderId);
    const url = `http://shop.example/us/my-account/OrderHistory/${orderId}`;
    expect(text).toContain(`See your order: ${url}\n`);
    expect(html).toContain(`<a href="${url}"`);
  });
});

describe('the mail of an order that was sent', () => {
  it('has the parcel to follow, the same pictures, when it comes, where, and how it can come back', async () => {
    const orderId = await bought(shop.shopper('uk'), 'GB');
    const before = picturesIn((await received(orderId)).html);
    expect((await shipped(orderId)).ok).toBe(true);
    const { text, html } = await received(orderId);
    expect(picturesIn(html)).toEqual(before);
    for (const said of [text, html]) {
      expect(said).toContain('Royal Mail has it as AB123456789GB.');
      expect(said).toContain('https://www.royalmail.com/track-your-item');
      expect(said).toContain(expectedDays('uk'));
      expect(said).toContain('United Kingdom');
      expect(said).toContain('Free returns within 30 days');
      expect(said).toContain(`http://shop.example/find-order?order=${orderId}`);
    }
    const mails = await shop.db.$count(outbox, eq(outbox.orderId, orderId));
    expect(mails).toBe(2);
  });
});
