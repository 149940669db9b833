import { expect, inject, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

/** An address of no page, as it is answered. */
async function askMarket(market: string) {
  const answer = await fetch(`${inject('origin')}${market}/nobody-sewed-this`);
  return { status: answer.status, html: await answer.text() };
}

test.each(['', '/eu', '/us'])(
  'blocks §2 error page 1: in the market at "%s" a 404 has its title, its words and the title of its page',
  async (market) => {
    const { status, html } = await askMarket(market);
    expect(status).toBe(404);
    expect(html).toContain('<h1>404 ERROR</h1>');
    expect(html).toContain('could not be found');
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Page not found | Tailorbird']);
  },
);

test('blocks §2 error page 5: an address no page answers says ‘This page could not be found’', async () => {
  expect((await askMarket('')).html).toMatch(/<main[^>]*>.*This page could not be found.*<\/main>/s);
});

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
