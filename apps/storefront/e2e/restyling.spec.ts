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
      args: z.object({ elementCount: z.number().optional() }).optional(),
    }),
  ),
});

/** How many elements the browser gave their style anew, each time it did after the page's mark `from`. */
async function restyledAfter(from: string, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const mark = traceEvents.find(({ name }) => name === from);
  if (mark === undefined) throw new Error(`The page made no mark "${from}".`);
  return traceEvents
    .filter(({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === mark.pid && ts >= mark.ts)
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
