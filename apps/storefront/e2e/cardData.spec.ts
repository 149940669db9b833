import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { passesLuhn } from '@tailorbird/middleware/services/payment/passesLuhn';
import { afterAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { startSecureShop } from '../../../scripts/secureShop.ts';
import { startTraceCollector } from '../../../scripts/traceCollector.ts';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import {
  addToBag,
  cards,
  enterGiftCard,
  giftCardInBag,
  goOnToPayment,
  goOnToPaymentOfGift,
  goToPayment,
  orderNumber,
  payWith,
  withoutPictures,
} from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(97)).path;
const dataDirectory = mkdtempSync(join(tmpdir(), 'tailorbird-cards-'));
const collector = await forThisFile(startTraceCollector());
const secure = await forThisFile(
  startSecureShop({
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIRECTORY: dataDirectory,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  }),
);
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** The published test number of a brand whose numbers have 15 digits. */
const americanExpress = '3782 822463 10005';
/** One digit is another, so it adds up to nothing. */
const mistyped = '4111 1111 1111 1112';

/** Digits as a card has them, in one piece or in groups, and nothing of the kind before or after. */
const digits = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g;
/** How cards begin: 2221 to 2720, and 3 to 6. A moment in milliseconds begins with 1. */
const issuer = /^(?:2(?:2[2-9]|[3-6]|7[01]|720)|[3-6])/;

/** What a trace and its spans are called by: 8 or 16 random bytes, whose letters may all be digits. */
const traceIds = /"(?:trace|span|parentSpan)Id":"[0-9a-f]{16,32}"/g;

/** The card numbers in a text. */
function cardsIn(text: string): string[] {
  return (text.replaceAll(traceIds, '').match(digits) ?? [])
    .map((found) => found.replaceAll(/[ -]/g, ''))
    .filter((number) => issuer.test(number) && passesLuhn(number));
}

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const opened = await openDatabase({ url: inject('databaseUrl'), directory: '' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { pool, close } = opened.value;
  const query = async (statement: string) => {
    const answer: { rows: unknown[] } = await pool.query(statement);
    return z.array(z.object({ text: z.string() })).parse(answer.rows);
  };
  try {
    const tables = await query(
      `select format('%I.%I', table_schema, table_name) as text from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { text: table } of tables)
      for (const { text } of await query(`select t::text as text from ${table} t`))
        texts.push(`${table} ${text}`);
    return texts.join('\n');
  } finally {
    await close();
  }
}

/** A page of the shop over https, for a journey of its own. */
async function arrive(scripts: boolean) {
  const shopper = await newShopper(browser, {
    baseURL: secure.origin,
    ignoreHTTPSErrors: true,
    javaScriptEnabled: scripts,
  });
  return { page: await shopper.newPage(), leave: () => shopper.close() };
}

/** Declined and then approved, in a form with scripts, which sends the number to the provider itself. */
async function buyWithScripts(email: string): Promise<number> {
  const { page, leave } = await arrive(true);
  await addToBag(page, product, true);
  await goToPayment(page, email);
  await payWith(page, cards.declines);
  await page.locator('#main [role="alert"]').first().waitFor();
  await payWith(page, cards.passes);
  const order = await orderNumber(page);
  await leave();
  return order;
}

/** A gift card, bought without scripts, so that the shop takes the number: with none, and with one that times out. */
async function buyGiftCard(to: string): Promise<string> {
  const { page, leave } = await arrive(false);
  await giftCardInBag(page, await database.giftCardPath('10'), { to, scripts: false });
  await page.goto('/checkout-identity', withoutPictures);
  await page.getByLabel('Email address').fill('wren@example.com');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await goOnToPaymentOfGift(page);
  await payWith(page, mistyped);
  await page.getByText('Please enter a valid card number').first().waitFor();
  await payWith(page, cards.timesOut);
  await page.getByText('Your bank took too long to answer.').waitFor();
  await payWith(page, cards.timesOut);
  await orderNumber(page);
  await leave();
  return /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(await database.newestMailTo(to))?.[0] ?? '';
}

/** A customer without scripts pays in part with a gift card, and the rest with a card. */
async function buyWithGiftCard(email: string, code: string): Promise<number> {
  const { page, leave } = await arrive(false);
  await register(page, '', email, false);
  await addToBag(page, product, false);
  await page.locator('#main').getByRole('link', { name: 'Checkout' }).click();
  await goOnToPayment(page);
  await enterGiftCard(page, code);
  await page.getByText(/^Gift card ending in/).waitFor();
  await payWith(page, americanExpress);
  const order = await orderNumber(page);
  await leave();
  return order;
}

test('reliability F10: whichever card is tried, and however, no number is in the log, the database or the traces', {
  timeout: 240_000,
}, async () => {
  const numbers = [...Object.values(cards), americanExpress];
  for (const number of numbers) expect(cardsIn(`"number":"${number}"`)).toHaveLength(1);
  expect(cardsIn('"parentSpanId":"5078988777443542","spanId":"4111111111111111"')).toEqual([]);
  const now = Date.now();
  const order = await buyWithScripts(`cards.${now}@shop.example`);
  const code = await buyGiftCard(`cards.gift.${now}@shop.example`);
  const last = await buyWithGiftCard(`cards.gift.${now}@shop.example`, code);
  const all = await dump();
  // What it says at its start names the demonstration's card.
  const log = secure.shop
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  // Traces are sent every few seconds, and the rest as the shop ends.
  await secure.shop.stop();
  const traces = collector.texts.join('\n');
  // The journeys are in all of them.
  for (const id of [order, last]) expect(all).toContain(String(id));
  expect(log).toContain('createOrderFromCheckout');
  expect(traces).toContain('payment charge');
  const found = { database: cardsIn(all), log: cardsIn(log), traces: cardsIn(traces) };
  expect(found).toEqual({ database: [], log: [], traces: [] });
  // Nor in another writing, whatever it would pass for.
  for (const number of [...numbers, mistyped].map((printed) => printed.replaceAll(' ', '')))
    expect([all, log, traces].map((text) => text.includes(number))).toEqual([false, false, false]);
  process.stdout.write(
    `reliability F10: ${numbers.length} cards, 0 numbers in ${all.length} characters of the database, ${log.length} of the log and ${traces.length} of traces\n`,
  );
});
