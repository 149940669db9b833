import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

/** A page of the shop whose data comes after so many milliseconds. */
async function slowly(path: string, wait: number) {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await sleep(wait);
    await route.continue().catch(() => {});
  });
  await page.goto(path);
  await alive(page);
  return { page, bar: page.getByRole('progressbar', { name: 'Loading' }) };
}

test('blocks §4 routing 3: the loader starts on a change of the route and on one of its parameters, and goes when the page is there', async () => {
  const { page, bar } = await slowly('/browse/womens', 1200);
  await page.getByLabel('Sort').selectOption('price-asc');
  await bar.waitFor();
  await page.waitForURL(/sort=price-asc/);
  await bar.waitFor({ state: 'detached' });

  await page.locator('#main [data-layout] h2 a').first().click();
  await bar.waitFor();
  await page.waitForURL(/\/p\//);
  await bar.waitFor({ state: 'detached' });
  expect(await bar.count()).toBe(0);
  await page.context().close();
});

test('blocks §9 loading bar 2: it fills with time while one answer brings the data of every loader', async () => {
  const { page, bar } = await slowly('/browse/womens', 2500);
  await page.locator('#main [data-layout] h2 a').first().click();
  const value = async () => Number(await bar.getAttribute('value'));
  await bar.waitFor();
  const first = await value();
  await expect.poll(value, { timeout: 5000, interval: 50 }).toBeGreaterThan(first + 20);
  await page.context().close();
});

test('commerce §9 loading bar 1: it is shown once a page has kept waiting for longer than 200 ms', async () => {
  const { page, bar } = await slowly('/browse/womens', 1500);
  const shownAfter = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        const look = () => {
          if (
            document.querySelector(
              'progress[aria-label="Loading"], [role="progressbar"][aria-label="Loading"]',
            )
          )
            resolve(performance.now() - pressed);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>('#main [data-layout] h2 a')?.click();
        look();
      }),
  );
  expect(shownAfter).toBeGreaterThanOrEqual(200);
  await bar.waitFor({ state: 'detached' });
  await page.context().close();
});
