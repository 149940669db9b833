import { mkdtempSync, rmSync } from 'node:fs';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { afterAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { startSecureShop } from '../../../scripts/secureShop.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, goToPayment, orderNumber, payWith } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await forThisFile(openBrowser());
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(97)).path;
const dataDirectory = mkdtempSync('/tmp/tailorbird-cards-');
const secure = await forThisFile(
  startSecureShop({ DATABASE_URL: inject('databaseUrl'), DATA_DIRECTORY: dataDirectory }),
);
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

/** Digits as a card has them, in one piece or in groups, and nothing of the kind before or after. */
const digits = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g;
/** How cards begin: 2221 to 2720, and 3 to 6. A moment in milliseconds begins with 1. */
const issuer = /^(?:2(?:2[2-9]|[3-6]|7[01]|720)|[3-6])/;

/** Whether digits add up as a card's do. */
function addsUp(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The card numbers in a text. */
function cardsIn(text: string): string[] {
  return (text.match(digits) ?? [])
    .map((found) => found.replaceAll(/[ -]/g, ''))
    .filter((number) => issuer.test(number) && addsUp(number));
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

test('reliability F10: after a card that is declined and one that pays, no number is in the log or in the database', {
  timeout: 180_000,
}, async () => {
  expect(Object.values(cards).flatMap((card) => cardsIn(`"number":"${card}"`))).toHaveLength(3);
  const shopper = await newShopper(browser, { baseURL: secure.origin, ignoreHTTPSErrors: true });
  const page = await shopper.newPage();
  await addToBag(page, product, true);
  await goToPayment(page, `cards.${Date.now()}@shop.example`);
  await payWith(page, cards.declines);
  await page.locator('#main [role="alert"]').first().waitFor();
  await payWith(page, cards.passes);
  const order = await orderNumber(page);
  await shopper.close();
  const all = await dump();
  // What it says at its start names the demonstration's card.
  const log = secure.shop
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .join('\n');
  // The journey is in both.
  expect(all).toContain(String(order));
  expect(log).toContain('createOrderFromCheckout');
  expect(cardsIn(all)).toEqual([]);
  expect(cardsIn(log)).toEqual([]);
  process.stdout.write(
    `reliability F10: 0 card numbers in ${all.length} characters of the database and ${log.length} of the log\n`,
  );
});
