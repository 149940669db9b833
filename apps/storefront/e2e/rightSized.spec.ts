import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser({ pictures: true });
const database = await forThisFile(openShopDatabase());

it.each([
  ['listing', 390, 2],
  ['listing', 1440, 1],
  ['product', 390, 2],
  ['product', 412, 1.75],
  ['product', 1440, 1],
])(
  'performance: the first picture of a %s, %i wide at %f pixels a point, is the smallest that is sharp',
  async (kind, width, deviceScaleFactor) => {
    const path = kind === 'product' ? (await database.buyable(330)).path : '/browse/womens/dresses';
    const shopper = await newShopper(browser, { viewport: { width, height: 844 }, deviceScaleFactor });
    const page = await shopper.newPage();
    await page.goto(path);
    const { chosen, needed, offered } = await page
      .locator('img[fetchpriority="high"]')
      .first()
      .evaluate((picture: HTMLImageElement) => ({
        chosen: Number(new URL(picture.currentSrc).searchParams.get('w')),
        needed: picture.getBoundingClientRect().width * devicePixelRatio,
        offered: [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one)),
      }));
    expect(chosen).toBe(offered.find((one) => one >= needed) ?? offered.at(-1));
    await shopper.close();
  },
);
