import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, withoutPictures } from './journey.ts';

const browser = await forThisFile(openBrowser());
const picturedBrowser = await forThisFile(openBrowser({ pictures: true }));

const listing = '/browse/womens';
const patient = { timeout: 15_000 };

/** Timers of two seconds and more ring when `ring` is called: until then a page stays as it was when it opened. */
function holdLongTimers(): void {
  const usual = window.setTimeout;
  const held: (() => void)[] = [];
  const holding = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number =>
    delay >= 2000 && typeof handler === 'function'
      ? held.push(() => handler(...rest))
      : usual(handler, delay, ...rest);
  Object.assign(window, {
    setTimeout: holding,
    ring: () => {
      for (const handler of held.splice(0)) handler();
    },
  });
}

const ring = (page: Page) => page.evaluate(() => (window as unknown as { readonly ring: () => void }).ring());

/** A phone on which pages stay as they open. */
async function newPhone(options: BrowserContextOptions = {}, of = browser): Promise<Page> {
  const shopper = await newShopper(of, { viewport: { width: 390, height: 844 }, ...options });
  const page = await shopper.newPage();
  await page.addInitScript(holdLongTimers);
  return page;
}

/** Of the links of a page's main part and its foot, those that are not laid out. */
const notLaidOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#main a[href], footer a[href]')].filter(
        (link) => link.checkVisibility() && !link.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** What is read at the middle of the window, and how far from its top. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('#main h2, #main h3')].find(
      (name) => name.getBoundingClientRect().top > innerHeight / 3,
    );
    return { text: shown?.textContent, top: Math.round(shown?.getBoundingClientRect().top ?? Number.NaN) };
  });

/** As by the handle of a scroll bar: what lies between is not passed. Chromium lays out some 3,000 px around the window by itself. */
async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (let frame = 0; frame < 4; frame += 1) await new Promise((told) => requestAnimationFrame(told));
  }, top);
  await page.waitForTimeout(300);
}

const nameOf = (page: Page, nth: number): Locator => page.locator('#main li h2 a').nth(nth);

describe('performance: what is far down a page is laid out after its first paint', () => {
  it.each([
    ['/', 30],
    [listing, 60],
  ])('on %s once it is at rest, without anything in view having moved', async (path, links) => {
    const page = await newPhone();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await alive(page);
    expect(await notLaidOut(page)).toBeGreaterThan(links);
    await ring(page);
    await expect.poll(() => notLaidOut(page), patient).toBe(0);
    expect(await page.locator('[data-late]').count()).toBe(0);
    const shifted = await page.evaluate(() =>
      (window as unknown as { readonly shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(shifted).toBeLessThan(0.01);
    await page.context().close();
  });

  it('though a picture does not come, so that the page is never loaded, and in a browser that never says it is idle', async () => {
    const page = await newPhone({}, picturedBrowser);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await page.route('**/i/**', () => {});
    await page.goto(listing, withoutPictures);
    await nameOf(page, 0).waitFor();
    expect(await notLaidOut(page)).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await ring(page);
    await expect.poll(() => notLaidOut(page), patient).toBe(0);
    await page.context().close();
  });

  it('at once without scripts, where it is printed, and on pages that scripts draw', async () => {
    const bare = await newPhone({ javaScriptEnabled: false });
    await bare.goto(listing);
    expect(await notLaidOut(bare)).toBe(0);
    await bare.context().close();
    const page = await newPhone();
    await page.goto(listing);
    await page.emulateMedia({ media: 'print' });
    expect(await notLaidOut(page)).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/');
    await alive(page);
    const link = page.locator(`a[href="${listing}"]`).first();
    await link.evaluate((one: HTMLElement) => one.click());
    await page.waitForURL(`**${listing}`);
    await nameOf(page, 30).waitFor({ state: 'attached' });
    expect(await page.locator('#main [data-late]').count()).toBe(0);
    await page.context().close();
  });
});

describe('places are true before all is laid out', () => {
  it('by the way back and forward, in the same document and in another', async () => {
    const page = await newPhone();
    await page.goto('/delivery');
    await alive(page);
    await page.goto(listing);
    await alive(page);
    await jumpTo(page, 7000);
    const seen = await inView(page);
    await nameOf(page, 20).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('button', { name: 'Add to bag' }).waitFor();
    await page.goBack();
    await nameOf(page, 20).waitFor({ state: 'attached' });
    await expect.poll(() => inView(page), patient).toEqual(seen);
    await page.goto('/delivery');
    await page.goBack();
    await expect.poll(() => inView(page), patient).toEqual(seen);
    await page.context().close();
  });

  it.each([7000, 100_000])('by loading it again, %i px down', async (top) => {
    const page = await newPhone();
    // The letters of a first visit are others.
    await page.goto(listing);
    await alive(page);
    await page.goto(listing);
    await alive(page);
    await jumpTo(page, top);
    const seen = await inView(page);
    await page.reload();
    await expect.poll(() => inView(page), patient).toEqual(seen);
    expect(await notLaidOut(page)).toBe(0);
    await page.context().close();
  });

  it('by a fragment, come to from elsewhere or pressed on the page', async () => {
    const page = await newPhone();
    await page.goto(`${listing}#main`);
    expect(await notLaidOut(page)).toBe(0);
    await page.goto(listing);
    await nameOf(page, 30).evaluate((name) => {
      name.id = 'far';
      const link = document.createElement('a');
      link.href = '#far';
      link.append('Far down');
      document.body.prepend(link);
    });
    await page.getByRole('link', { name: 'Far down' }).click();
    const top = () => nameOf(page, 30).evaluate((name) => Math.round(name.getBoundingClientRect().top));
    await expect.poll(() => page.evaluate(() => scrollY), patient).toBeGreaterThan(3000);
    const stood = await top();
    expect(stood).toBeLessThan(300);
    await ring(page);
    await page.waitForTimeout(500);
    expect(await top()).toBe(stood);
    await page.context().close();
  });

  it('by what brings them into view, as a browser does that finds a word', async () => {
    const page = await newPhone();
    await page.goto(listing);
    const name = nameOf(page, 40);
    await name.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(300);
    const top = () => name.evaluate((found) => found.getBoundingClientRect().top);
    const stood = await top();
    expect(Math.abs(stood - 422)).toBeLessThan(60);
    await ring(page);
    await expect.poll(() => notLaidOut(page), patient).toBe(0);
    expect(Math.abs((await top()) - stood)).toBeLessThan(2);
    await page.context().close();
  });

  it('by the keyboard, in the order in which they stand', async () => {
    const page = await newPhone();
    await page.goto(listing);
    await alive(page);
    await nameOf(page, 6).focus();
    const passed: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        const cards = [...document.querySelectorAll('#main li:has(> div h2)')];
        const { top, bottom } = focused?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        const isSeen = bottom > 0 && top < innerHeight;
        return `${cards.findIndex((card) => card.contains(focused))} ${isSeen ? 'in view' : 'out of view'}`;
      });
      if (at !== passed.at(-1)) passed.push(at);
    }
    const numbers = passed.map((at) => Number.parseInt(at, 10));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers.at(-1)).toBeGreaterThan(12);
    expect(passed.filter((at) => at.endsWith('out of view'))).toEqual([]);
    await page.context().close();
  });
});
