import type { Browser, Page } from 'playwright-core';
import { phone } from './lab.ts';

/** One press of "Add to bag" at a quarter of the processor: how long it was unanswered, and until the panel was painted, in milliseconds. */
interface Added {
  readonly inp: number;
  readonly shown: number;
}

declare global {
  interface Window {
    __added: { pressed: number; inp: number; shown: number };
  }
}

/** Longest wait for the panel, in milliseconds. */
const timeoutMs = 10_000;

/** Styles the median is taken of; one more is added first, which wakes what sleeps on the server. */
const styles = 9;

/** Both medians over styles of a listing, each in one colour. Throws when too few could be added. */
export async function medianAdd(browser: Browser, origin: string): Promise<Added> {
  const html = await (await fetch(`${origin}/browse/womens`)).text();
  const links = html.matchAll(/href="(\/p\/(\d+)\/[^"]+)"/g);
  const paths = new Map([...links].map(([, path, id]) => [id, path])).values();
  const adds: Added[] = [];
  for (const path of paths) {
    const add = await addToBag(browser, `${origin}${path}`);
    if (add) adds.push(add);
    if (adds.length > styles) break;
  }
  if (adds.length <= styles) throw new Error(`Only ${adds.length} styles of the listing could be added.`);
  const median = (figure: (add: Added) => number) =>
    adds
      .slice(1)
      .map(figure)
      .toSorted((a, b) => a - b)[styles >> 1] ?? Number.NaN;
  return { inp: median(({ inp }) => inp), shown: median(({ shown }) => shown) };
}

/** Chooses the first size that is left and adds to the bag, as a shopper who has looked at the page; undefined where none is. */
async function addToBag(browser: Browser, url: string): Promise<Added | undefined> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(5000);
    for (const name of ['size', 'length']) await choose(page, name);
    const button = page.locator('main form button[type="submit"]', { hasText: 'Add to bag' }).first();
    if ((await button.count()) === 0 || (await button.isDisabled())) return undefined;
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await page.evaluate(watchForPanel);
    await button.click();
    await page.waitForFunction(() => window.__added.shown > 0, null, { timeout: timeoutMs });
    await page.waitForTimeout(500);
    return await page.evaluate(() => ({ inp: window.__added.inp, shown: Math.round(window.__added.shown) }));
  } finally {
    await context.close();
  }
}

async function choose(page: Page, name: string): Promise<void> {
  const first = page.locator(`main form label:not([data-sold-out]) input[name="${name}"]`).first();
  if ((await first.count()) > 0) await first.check({ force: true });
}

/** Runs in the page before anything else: the browser's own figure of the slowest press. */
function observe() {
  window.__added = { pressed: 0, inp: 0, shown: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isPress = 'interactionId' in entry && Number(entry.interactionId) > 0;
      if (isPress) window.__added.inp = Math.max(window.__added.inp, entry.duration);
    }
    // TypeScript's types of the browser have no `durationThreshold` (Event Timing API).
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page before the press: from the press until the frame that shows the panel has been painted. */
function watchForPanel() {
  const added = window.__added;
  added.inp = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      added.pressed = timeStamp;
    },
    { capture: true, once: true },
  );
  const look = () => {
    const panel = document.querySelector('[popover][role="dialog"]:popover-open');
    if (!panel) return requestAnimationFrame(look);
    setTimeout(() => {
      added.shown = performance.now() - added.pressed;
    });
  };
  requestAnimationFrame(look);
}
