import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';

const browser = await forThisFile(openBrowser());

test.each([
  ['', true],
  ['/eu', false],
  ['/us', true],
])(
  'an address of no page in the market at "%s" offers a search and four favourites (scripts: %s)',
  async (market, javaScriptEnabled) => {
    const shopper = await newShopper(browser, { javaScriptEnabled });
    const page = await shopper.newPage();
    const answer = await page.goto(`${market}/nobody-sewed-this`);
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toBe('Page not found | Tailorbird');
    if (javaScriptEnabled) await alive(page);
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: '404 ERROR' }).waitFor();
    await main.getByRole('heading', { name: /^Our favou?rites$/ }).waitFor();
    expect(await main.getByRole('article').count()).toBe(4);
    await main.getByRole('searchbox', { name: 'Search the shop' }).fill('mug');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${market}/search?query=mug`);
    await main.getByRole('heading', { level: 1 }).waitFor();
    await shopper.close();
  },
);
