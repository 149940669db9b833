import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser({ pictures: true });
const database = await forThisFile(openShopDatabase());

/** The addresses of pictures in view that are not there and of which no soft shape in their colour is seen, 300 ms after the first paint. */
async function emptyBoxes(page: Page): Promise<{ readonly boxes: number; readonly empty: string[] }> {
  await page.waitForFunction(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return painted && performance.now() > painted.startTime + 300;
  });
  return page.evaluate(() => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    const isEmpty = (image: HTMLImageElement) =>
      !(image.complete && image.naturalWidth > 0) &&
      getComputedStyle(image).getPropertyValue('--tint').trim() === '';
    return { boxes: inView.length, empty: inView.filter(isEmpty).map(({ src }) => src) };
  });
}

it('pictures: no first visit of thirty products shows an empty picture box, though each picture is yet to be made', async () => {
  const shopper = await newShopper(browser, { viewport: { width: 390, height: 844 } });
  let boxes = 0;
  const empty: string[] = [];
  for (let nth = 0; nth < 30; nth++) {
    const page = await shopper.newPage();
    const { path } = await database.buyable(nth * 83);
    await page.goto(path, { waitUntil: 'commit' });
    const seen = await emptyBoxes(page);
    boxes += seen.boxes;
    empty.push(...seen.empty);
    await page.close();
  }
  expect(empty).toEqual([]);
  expect(boxes).toBeGreaterThanOrEqual(30);
  await shopper.close();
}, 180_000);
