import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** The fonts that a page and the frames in it ask for, by their file's name without its hash. */
async function fontsOf(path: string, network?: typeof slow4g): Promise<string[]> {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  if (network) await (await shopper.newCDPSession(page)).send('Network.emulateNetworkConditions', network);
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const name = /\/([a-z-]+)-[^/]*\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.add(name);
  });
  await page.goto(path);
  await alive(page);
  await page.evaluate(() => document.fonts.ready);
  await shopper.close();
  return [...fonts].sort();
}

test.each([
  '/',
  '/eu',
  '/us',
  '/browse/womens',
  '/eu/browse/other-stuff/homeware',
  '/us/bag',
  '/login',
  '/size-guide',
  '/returns',
])('performance: %s is written in the letters of the two small fonts', async (path) => {
  expect(await fontsOf(path)).toEqual(['figtree-common', 'fraunces-common']);
});

test.each(['/', '/browse/womens'])(
  'performance: a slow network, on which fonts come late, has %s ask for no other',
  async (path) => {
    expect(await fontsOf(path, slow4g)).toEqual(['figtree-common', 'fraunces-common']);
  },
);

test('a letter that the small fonts lack is drawn by the whole one', async () => {
  expect(await fontsOf('/search?query=%C3%B8l')).toContain('figtree-latin-wght-normal');
});
