import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../scripts/port.ts';
import { type ShopProcess, startCommand, startShop, untilServing } from '../../../scripts/shopProcess.ts';
import { type SentSpan, startTraceCollector, textOf } from '../../../scripts/traceCollector.ts';
import { password, register, saveAddress } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const startMs = 180_000;
/** What shoppers type: nothing of the shop's own is called so. */
const told = {
  email: 'canary.trace@shop.example',
  search: 'canarytracetee',
  password: 'canary 8 teasel',
  account: 'canary.account@shop.example',
  accountPassword: password,
  lastName: 'Canarywren',
  street: '917 Canary Hollow',
  phone: '01584 000000',
  guestsStreet: '1 Lane End',
  postCode: 'SY8 1AA',
  card: cards.passes,
};
/** What they are given: cookies, tokens. */
const given = new Map<string, string>();
const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(96)).path;
const collector = await forThisFile(startTraceCollector());
const data = mkdtempSync(join(tmpdir(), 'tailorbird-traces-'));
/** The middleware of a shop, and its pages in a process of their own. */
let middleware: ShopProcess;
let pages: ShopProcess;

beforeAll(async () => {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://localhost:${PORT}`;
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    TAILORBIRD_MODE: 'demonstration',
    // Everything that can be logged.
    LOG_LEVEL: 'trace',
  };
  middleware = await startShop(startCommand, {
    ...traced,
    OTEL_SERVICE_NAME: 'middleware',
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIRECTORY: data,
    PUBLIC_URL,
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
  });
  await untilServing(middleware, startMs);
  pages = await startShop(startCommand, {
    ...traced,
    OTEL_SERVICE_NAME: 'pages',
    MIDDLEWARE_URL: middleware.origin,
    PORT,
    PUBLIC_URL,
    TAILORBIRD_PAGE_CACHE: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
  });
  await untilServing(pages, startMs);
}, 2 * startMs);
afterAll(() => rmSync(data, { recursive: true, force: true }));

const callLines = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))
    .flatMap((line) => {
      const read = z.object({ op: z.string(), trace_id: z.string(), ms: z.number() }).safeParse(line);
      return read.success ? [`${read.data.trace_id} ${read.data.op}`] : [];
    });
const value = (span: SentSpan, key: string) => textOf(span.attributes, key);

async function walk(): Promise<void> {
  const { origin } = pages;
  const shopper = await newShopper(browser, { baseURL: origin });
  const page = await shopper.newPage();
  await page.goto(`/search?query=${told.search}`);
  await addToBag(page, product, true);
  await goToPayment(page, told.email);
  await payWith(page, cards.passes);
  expect(await orderNumber(page)).toBeGreaterThan(0);
  await shopper.close();
  await walkTheAccount();
  for (const path of ['/me', '/eu/bag', '/browse/womens'])
    expect((await fetch(origin + path)).status).toBe(200);
  const form = new URLSearchParams({ email: told.email, password: told.password });
  const signIn = await fetch(`${origin}/login`, { method: 'POST', headers: { origin }, body: form });
  expect(signIn.status).toBe(422);
  const headers = { 'content-type': 'application/json', origin };
  const number = { number: told.card, expiry: '12/39', cvc: '123' };
  const made = await fetch(`${origin}/payments/tokens`, {
    method: 'POST',
    headers,
    body: JSON.stringify(number),
  });
  const { token: paymentToken } = z.object({ token: z.string() }).parse(await made.json());
  given.set('payment token', paymentToken);
  const order = { cartId: crypto.randomUUID(), expectedTotal: 1, paymentToken };
  const body = JSON.stringify([order]);
  const refused = await fetch(`${origin}/commerce/createOrderFromCheckout`, {
    method: 'POST',
    headers,
    body,
  });
  expect(refused.status).toBe(404);
  const call = await fetch(`${origin}/commerce/getChannel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, traceparent: `00-${traceId}-${parentId}-01` },
    body: '[]',
  });
  expect(call.status).toBe(200);
}

/** Registers, and asks for a link to set the password anew, which is opened and used. */
async function walkTheAccount(): Promise<void> {
  const shopper = await newShopper(browser, { baseURL: pages.origin });
  const page = await shopper.newPage();
  const { account, lastName, street: addressLine1 } = told;
  await register(page, '', account, true, lastName);
  await saveAddress(page, '', addressLine1);
  for (const { name, value: cookie } of await shopper.cookies())
    if (/^[\w-]{20,}$/.test(cookie)) given.set(name, cookie);
  await shopper.close();
  const forgetful = await newShopper(browser, { baseURL: pages.origin });
  const form = await forgetful.newPage();
  await form.goto('/forgot-password');
  await form.getByLabel('Email address').fill(account);
  await form.getByRole('button', { name: 'Send the link' }).click();
  await form.getByText('The reset e-mail can take up to 10 minutes.').waitFor();
  const mail = await database.newestMailTo(account);
  const token = /updatePassword\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  given.set('reset token', token);
  await form.goto(`/updatePassword?token=${token}`);
  await form.getByLabel('New password').fill(told.password);
  await form.getByRole('button', { name: 'Set my password' }).click();
  await form.waitForURL(/\/login\?notice=reset$/);
  await forgetful.close();
}

test('reliability J6: over two processes every call, loader, service and statement is a span below the request that asked for it', {
  timeout: 180_000,
}, async () => {
  await walk();
  // They send what they have not sent yet before they end.
  expect([await pages.stop(), await middleware.stop()]).toEqual([0, 0]);
  const { spans } = collector;
  const calls = callLines(middleware.log());
  const traced = new Set(spans.map((span) => `${span.traceId} ${span.name}`));
  expect(calls.length).toBeGreaterThanOrEqual(30);
  expect(calls.filter((call) => !traced.has(call))).toEqual([]);

  const named = (pattern: RegExp) => spans.filter(({ name }) => pattern.test(name));
  const loaders = named(/^(?:loader|action) /);
  // A mail is sent by nobody's request.
  const services = spans.filter((span) => !['mail', undefined].includes(value(span, 'peer.service')));
  const statements = spans.filter((span) => value(span, 'db.query.text') !== undefined);
  for (const name of [
    'loader uk-search',
    'action uk-myBag',
    'loader uk-bag',
    'loader eu-bag',
    'action uk-login',
  ])
    expect(loaders.map((span) => span.name)).toContain(name);
  for (const service of ['commerce', 'content', 'search', 'payment'])
    expect(services.map((span) => value(span, 'peer.service'))).toContain(service);
  expect(named(/^payment charge$/)).toHaveLength(1);
  expect(statements.length).toBeGreaterThan(calls.length);

  const known = new Set(spans.map((span) => `${span.traceId} ${span.spanId}`));
  const below = spans.filter((span) => span.parentSpanId && span.parentSpanId !== parentId);
  const orphans = below.filter((span) => !known.has(`${span.traceId} ${span.parentSpanId}`));
  const parts = [...services, ...loaders, ...statements];
  expect(parts.filter((span) => !span.parentSpanId).map(({ name }) => name)).toEqual([]);
  const intact = 1 - orphans.length / below.length;
  expect(intact).toBeGreaterThanOrEqual(0.99);

  const answered = new Set(
    spans.filter(({ service }) => service === 'middleware').map((span) => span.parentSpanId),
  );
  const asked = services.filter(({ service }) => service === 'pages');
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ spanId }) => !answered.has(spanId)).map(({ name }) => name)).toEqual([]);

  const continued = spans.filter((span) => span.traceId === traceId);
  expect(continued.filter((span) => span.parentSpanId === parentId).map(({ name }) => name)).toEqual([
    'POST call',
  ]);
  expect(continued.map(({ name }) => name)).toContain('channel.load');

  process.stdout.write(
    `reliability J6: ${calls.length} of ${calls.length} calls, ${loaders.length} loaders and actions, ${services.length} services, ` +
      `${statements.length} statements in ${spans.length} spans; ${(intact * 100).toFixed(2)} % of ${below.length} below their parent (target 99 %)\n`,
  );
});

test('reliability J5: nothing that shoppers typed or were given is in the traces or in the log of either process', () => {
  const secrets = [...Object.entries(told), ...given];
  expect([...given.keys()]).toEqual(
    expect.arrayContaining(['sid', 'device', 'reset token', 'payment token']),
  );
  // What the shop says at its start names the demonstration's card.
  const linesOf = ({ log }: ShopProcess) =>
    log()
      .split('\n')
      .filter((line) => line.startsWith('{'));
  const lines = [middleware, pages].flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(30);
  const text = [...lines, ...collector.texts].join('\n');
  const written = (secret: string) =>
    [secret, encodeURIComponent(secret), encodeURIComponent(secret).replaceAll('%20', '+')].some((form) =>
      text.includes(form),
    );
  expect(secrets.filter(([, secret]) => written(secret)).map(([name]) => name)).toEqual([]);
  process.stdout.write(
    `reliability J5: 0 of ${secrets.length} secrets in ${lines.length} log lines and ${collector.spans.length} spans (target 0)\n`,
  );
});
