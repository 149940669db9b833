import { createServer, type Server } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../platforms/embedded/schema/outbox.ts';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { valueOf } from '../../testing/valueOf.ts';
import { deliverOutbox } from './outboxWorker.ts';
import { sendBySmtp } from './sendBySmtp.ts';
import { toMime } from './toMime.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', name: 'Fern <b>Shirt</b>', price: { list: 4550 } }]);
  const shopper = shop.shopper('eu');
  const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, cartId, 'IE');
  const order = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  await valueOf(shopper.commerce.createOrderFromCheckout(order));
});
afterAll(() => shop.close());

const log = pino({ level: 'silent' });

describe('the outbox', () => {
  it('the page shows the mail of an order in its market’s currency, with nothing of it taken as HTML', async () => {
    const list = await (await shop.app.request('/__dev/mail')).text();
    expect(list).toContain('Your Tailorbird order');
    const mail = await (await shop.app.request('/__dev/mail/1')).text();
    expect(mail).toContain('€45.50');
    expect(mail).toContain('Fern &lt;b&gt;Shirt&lt;/b&gt;');
  });

  it('a mail that was not taken is tried again later, with the same Message-ID, and delivered once', async () => {
    const taken: string[] = [];
    let works = false;
    const send = async (_mail: unknown, messageId: string) => {
      taken.push(messageId);
      if (!works) throw new Error('The mail server is away.');
    };
    const deliver = () => deliverOutbox({ db: shop.db, clock: shop.clock, log, send, forgetsSecrets: false });
    expect([await deliver(), await deliver()]).toEqual([0, 0]);
    works = true;
    shop.wait(31_000);
    expect([await deliver(), await deliver()]).toEqual([1, 0]);
    expect(taken).toHaveLength(2);
    expect(new Set(taken).size).toBe(1);
    const [row] = await shop.db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 2, deliveredAt: expect.any(Date) });
  });
});

describe('a mail by SMTP', () => {
  const letter = {
    from: 'shop@tailorbird.example',
    to: 'maud@example.com',
    subject: 'Your order – thank you',
    text: 'Dear Maud,\n.a line that begins with a dot',
    html: '<p>Dear Maud</p>',
    messageId: '<order-1@tailorbird.example>',
  };

  it('a line break in an address or a subject begins no header', () => {
    const mime = toMime({ ...letter, to: 'a@b.example\r\nBcc: c@d.example', subject: 'Hello\r\nBcc: x' });
    expect(mime.split('\r\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
  });

  it('is handed over with its headers and ends with a dot', async () => {
    const heard: string[] = [];
    const server = await answering(heard);
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await sendBySmtp(new URL(`smtp://127.0.0.1:${port}`), letter);
    server.close();
    expect(heard).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<shop@tailorbird.example>',
        'RCPT TO:<maud@example.com>',
        'DATA',
        'Message-ID: <order-1@tailorbird.example>',
        '.',
      ]),
    );
  });

  it('a password is not sent without encryption', async () => {
    const heard: string[] = [];
    const server = await answering(heard);
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const sent = sendBySmtp(new URL(`smtp://maud:secret@127.0.0.1:${port}`), letter);
    await expect(sent).rejects.toThrow('offers no encryption');
    server.close();
    expect(heard.filter((line) => line.startsWith('AUTH'))).toEqual([]);
  });
});

/** A mail server that takes everything and writes down what it hears. */
function answering(heard: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (inData && line !== '.') continue;
        inData = line === 'DATA';
        socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}
