/**
 * `node scripts/onPostgres.ts --durable node scripts/purchaseTrace.ts`: buys something in the built shop with a
 * browser and draws what pressing "Pay" had done, as its spans tell, into docs/pictures/purchase-trace.svg.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import {
  addToBag,
  cards,
  fillCard,
  goToPayment,
  orderNumber,
  payButton,
} from '../apps/storefront/e2e/journey.ts';
import { findBrowser } from './browser.ts';
import { root } from './root.ts';
import { soakDatabase, soakShop } from './soak/soakShop.ts';
import { type SentSpan, startTraceCollector, textOf } from './traceCollector.ts';
import { type Done, drawWaterfall, rowsOf } from './waterfall.ts';

/** Bought before the one that is drawn: code is compiled and connections are made by then. */
const before = 5;
const picture = 'docs/pictures/purchase-trace.svg';

const collector = await startTraceCollector();
const engine = await soakDatabase();
const shop = await soakShop(engine, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
const browser = await chromium.launch(await findBrowser());
let press: Done;
try {
  for (let at = 0; at < before; at += 1) await buy();
  press = await buy();
} finally {
  await browser.close();
  // It sends the spans it has before it ends.
  await shop.stop();
  await engine.remove();
  await collector.close();
}

const spans = collector.spans.filter((span) => isWithin(span) && !isBeside(span));
const all = [press, ...spans.map(doneOf)];
const statements = all.filter(({ isStatement }) => isStatement).length;
const took = Math.round(press.endMs - press.startMs);
const title = `A purchase: ${took} ms from pressing “Pay” until the order is confirmed, ${spans.length - statements} spans and ${statements} SQL statements (dark)`;
writeFileSync(join(root, picture), drawWaterfall(rowsOf(all), title));
console.log(`${picture}: ${title}`);

/** Buys one thing as a guest; answers the press that paid, until its confirmation was read, by this machine's clock. */
async function buy(): Promise<Done> {
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'consent', value: '1', url: shop.origin }]);
  const page = await context.newPage();
  await addToBag(page, await buyablePath(page), true);
  await goToPayment(page, 'wren@example.com');
  await fillCard(page, cards.passes);
  const pressed = payButton(page).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        button.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true });
      }),
  );
  await payButton(page).click();
  const startMs = await pressed;
  await orderNumber(page);
  const endMs = Date.now();
  await context.close();
  return { id: 'press', parentId: undefined, name: 'the press of “Pay”', startMs, endMs, isStatement: false };
}

/** The address of a product with everything chosen that can be. */
async function buyablePath(page: Page): Promise<string> {
  const [row] = await engine.rows(
    `select product_id, slug, colour, size from variants join products on products.id = product_id
       where stock_item_id is not null and not purchasing_disabled and size <> '' and length is null
       order by product_id limit 1`,
  );
  const text = (key: string) => String(row?.[key]);
  await page.goto('/');
  return `/p/${text('product_id')}/${text('slug')}/${encodeURIComponent(text('colour').replaceAll(' ', '_'))}?Size=${encodeURIComponent(text('size'))}`;
}

function milliseconds(nanoseconds: string): number {
  return Number(BigInt(nanoseconds) / 1000n) / 1000;
}

function isWithin({ startTimeUnixNano, endTimeUnixNano }: SentSpan): boolean {
  return milliseconds(startTimeUnixNano) >= press.startMs && milliseconds(endTimeUnixNano) <= press.endMs;
}

/** Pictures, and what goes on beside all requests. */
function isBeside(span: SentSpan): boolean {
  const trace = collector.spans.filter(({ traceId }) => traceId === span.traceId);
  const first = trace.find(({ parentSpanId }) => !parentSpanId);
  return first === undefined || !/^(?:GET|POST) (?:page|call|payment)$/.test(first.name);
}

function doneOf(span: SentSpan): Done {
  const statement = textOf(span.attributes, 'db.query.text');
  return {
    id: span.spanId,
    parentId: span.parentSpanId || 'press',
    name: span.name,
    startMs: milliseconds(span.startTimeUnixNano),
    endMs: milliseconds(span.endTimeUnixNano),
    isStatement: statement !== undefined,
  };
}
