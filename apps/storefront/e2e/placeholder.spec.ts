import { expect, inject, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser({ pictures: true });
const database = await forThisFile(openShopDatabase());

test('commerce §8 media 1: a product none of whose pictures can be had shows the placeholder itself', async () => {
  const { path } = await database.buyable(41);
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.route(
    ({ pathname }) => pathname.startsWith('/i/') && !pathname.endsWith('/placeholder'),
    (route) => route.fulfill({ status: 503, body: '' }),
  );
  await page.goto(path, withoutPictures);
  await alive(page);
  const first = page.locator('#main img').first();
  await expect.poll(() => first.getAttribute('src'), { timeout: 10_000 }).toBe('/i/tailorbird/placeholder');
  await expect
    .poll(() => first.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  await shopper.close();
});

test('commerce §8 media 1: a colour of which the catalogue has no picture is shown by the placeholder, in every width', async () => {
  for (const width of [200, 453, 768, 1517]) {
    const answer = await fetch(`${inject('origin')}/i/tailorbird/placeholder?w=${width}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image/),
    ]);
  }
});
