import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

/** As much of the trace of a browser as is asked here; times in microseconds. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ts: z.number(),
      pid: z.number(),
      args: z
        .object({
          elementCount: z.number().optional(),
          beginData: z
            .object({ dirtyObjects: z.number().optional(), totalObjects: z.number().optional() })
            .optional(),
        })
        .optional(),
    }),
  ),
});

/** What the page's process did after the page's mark `from`. */
async function tracedAfter(from: string, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const mark = traceEvents.find(({ name }) => name === from);
  if (mark === undefined) throw new Error(`The page made no mark "${from}".`);
  return traceEvents.filter(({ pid, ts }) => pid === mark.pid && ts >= mark.ts);
}

/** How many elements the browser gave their style anew, each time it did after the page's mark `from`. */
async function restyledAfter(from: string, page: Page, act: () => Promise<void>): Promise<number[]> {
  const events = await tracedAfter(from, page, act);
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .flatMap(({ args }) => args?.elementCount ?? []);
}

it.each(['/', '/browse/womens', '/p/220/nettle-posy-print-pocket-dress/Charcoal'])(
  'performance: once it is loaded %s is not styled anew: not as it comes alive, and not with what comes into its head',
  async (path) => {
    const shopper = await newShopper(browser, { viewport: { width: 390, height: 844 } });
    const page = await shopper.newPage();
    await page.goto(path);
    await alive(page);
    const elements = await page.locator('*').count();
    const restyled = await restyledAfter('loadEventEnd', page, async () => {
      await page.reload();
      await alive(page);
      await page.evaluate(async () => {
        document.head.append(document.createElement('link'), document.createElement('style'));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      });
    });
    expect(elements).toBeGreaterThan(600);
    expect(restyled.length).toBeGreaterThan(0);
    expect(Math.max(...restyled)).toBeLessThan(elements / 15);
    await shopper.close();
  },
);

it('performance: what is shown for the first time, with styles that came late, does not have the whole page laid out anew', async () => {
  const shopper = await newShopper(browser, { viewport: { width: 390, height: 844 } });
  const page = await shopper.newPage();
  await page.goto('/p/220/nettle-posy-print-pocket-dress/Charcoal');
  await alive(page);
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  const before = await sheets();
  const events = await tracedAfter('opening', page, async () => {
    await page.evaluate(() => performance.mark('opening'));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    await page.waitForTimeout(300);
  });
  const layouts = events.flatMap(({ args }) =>
    args?.beginData?.totalObjects ? [(args.beginData.dirtyObjects ?? 0) / args.beginData.totalObjects] : [],
  );
  expect(await sheets()).toBeGreaterThan(before);
  expect(layouts.length).toBeGreaterThan(0);
  expect(Math.max(...layouts)).toBeLessThan(0.5);
  await shopper.close();
});
