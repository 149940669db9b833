import type { Browser, CDPSession, Page } from 'playwright-core';

/** What a shopper on a slow phone sees, and what the page weighs. Times in milliseconds, weights in bytes on the wire. */
export interface Lab {
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** How long the main thread worked until the page was at rest: `tbt` sees nothing of a task just shorter than 50 ms. */
  readonly busy: number;
  readonly inp: number | undefined;
  readonly bytes: {
    readonly document: number;
    readonly script: number;
    readonly scriptBeforeUse: number;
    readonly font: number;
    readonly image: number;
  };
}

/** Lighthouse's mobile preset: slow 4G (150 ms, 1.6 Mbit/s down, 750 kbit/s up) and a processor four times slower. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The phone of that preset. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const;

/** Measures one address in a fresh context. Its pictures are printed before: a shop is measured, not its first visitor. */
export async function lab(browser: Browser, url: string): Promise<Lab> {
  await printPictures(browser, url);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  const weights = await weigh(session);
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  const scriptBeforeUse = await page.evaluate(scriptsBeforeLoad);
  await page.waitForTimeout(4000);
  const busy = await busyTime(session);
  const inp = await tapMenu(page);
  const seen = await page.evaluate(() => window.__lab);
  await context.close();
  return { ...seen, busy, inp, bytes: { ...weights, scriptBeforeUse } };
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return Math.round(seconds * 1000);
}

async function printPictures(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await context.close();
}

interface Seen {
  lcp: number;
  cls: number;
  tbt: number;
  inp: number;
}

declare global {
  interface Window {
    __lab: Seen;
  }
}

/** Runs in the page: bytes of script that came before the page was usable as HTML. */
function scriptsBeforeLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const usable = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
  return performance
    .getEntriesByType('resource')
    .filter(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.name.endsWith('.js') &&
        entry.responseEnd <= usable,
    )
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0);
}

/** Runs in the page before anything else and collects the browser's own figures. */
function observe() {
  const seen: Seen = { lcp: 0, cls: 0, tbt: 0, inp: 0 };
  window.__lab = seen;
  const watch = (
    type: string,
    read: (
      entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number },
    ) => void,
  ) =>
    // TypeScript's types of the browser have no `durationThreshold` (Event Timing API).
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = Math.round(entry.startTime);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  // Total blocking time counts from the first contentful paint on (web.dev/articles/tbt).
  const tasks: PerformanceEntry[] = [];
  watch('longtask', (entry) => {
    tasks.push(entry);
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const after = tasks.map((task) => task.startTime + task.duration - Math.max(task.startTime, painted));
    seen.tbt = after.reduce((sum, duration) => sum + Math.max(0, Math.round(duration - 50)), 0);
  });
  // Only what belongs to a press or a key counts, not a page that appears under a pointer (web.dev/articles/inp).
  watch('event', ({ interactionId = 0, duration }) => {
    if (interactionId > 0) seen.inp = Math.max(seen.inp, Math.round(duration));
  });
}

async function weigh(session: CDPSession) {
  const weights = { document: 0, script: 0, font: 0, image: 0 };
  const types = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'document' || type === 'script' || type === 'font' || type === 'image')
      weights[type] += encodedDataLength;
  });
  return weights;
}

/** One tap on whatever the page offers first (a disclosure or a size), to have an interaction to time. */
async function tapMenu(page: Page): Promise<number | undefined> {
  const target = page.locator('main summary, main button[type="submit"], main label').first();
  if ((await target.count()) === 0) return undefined;
  await target.click({ timeout: 2000 }).catch(() => undefined);
  await page.waitForTimeout(500);
  return page.evaluate(() => window.__lab?.inp ?? undefined).catch(() => undefined);
}
