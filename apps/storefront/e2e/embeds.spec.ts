import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import type { Cookie, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { register } from './accountJourney.ts';
import { followLink } from './arriveWithout.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, cards, goToPayment, orderNumber, payWith, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { startPlantedShop } from './startPlantedShop.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(31)).path;

test('blocks §1 custom block 1: an editor’s script answers a shopper, in its closed frame', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/eu/size-guide');
  const frame = page.frameLocator('iframe[title="Find your size in one question"]');
  await frame.getByRole('button', { name: 'Loose' }).click();
  expect(await frame.getByRole('status').textContent()).toBe('Take the larger one.');
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
  expect(await frame.locator('html').getAttribute('lang')).toBe('en-IE');
  const hasLoaded = (family: string) =>
    frame.locator('body').evaluate(async (_body, name) => {
      await document.fonts.ready;
      return [...document.fonts].some((face) => face.family === name && face.status === 'loaded');
    }, family);
  for (const family of ['Fraunces', 'Figtree']) await expect.poll(() => hasLoaded(family)).toBe(true);
  await shopper.close();
});

const block = (id: string, content: object) => ({
  _meta: { schema: schemaAddress(id), deliveryId: `planted-${id}` },
  ...content,
});
const player = 'https://player.example';
/** In every list of every content item, in place of single ones, and where a page asks for content that is not there. */
const shop = await forThisFile(
  startPlantedShop({
    blocks: [
      block('custom-block', {
        title: 'Planted script',
        html: '<p>Planted words</p>',
        javascript: "document.body.dataset.ran = 'yes'",
      }),
      block('custom-block', { title: 'Planted words', html: '<p>Planted words</p>' }),
      block('live-shopping', { channelId: 'planted', title: 'Planted programme' }),
    ],
    instead: [
      'my-account-image',
      'bag-page-promo',
      'bag-page-image',
      'countdown-timer',
      'locale-selector-image',
    ],
    liveShoppingScript: `${player}/player.js`,
  }),
);

/** A shopper of the shop with the planted blocks, with another's cookies, and what strangers and frames were asked for. */
async function shopperThere(cookies: readonly Cookie[]) {
  const shopper = await newShopper(browser, { baseURL: shop.origin });
  const own = cookies.map(({ name, value }) => ({ name, value, url: shop.origin }));
  await shopper.addCookies(own);
  const asked: string[] = [];
  await shopper.route(`${player}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.body.dataset.played = 'yes'" }),
  );
  shopper.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== shop.origin || /^\/(?:content|live-shopping)-frame\//.test(pathname))
      asked.push(request.url());
  });
  return { shopper, asked, page: await shopper.newPage() };
}

/** What on a page is of an editor or of a stranger, and acts. */
const embedsOn = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe, frame, object, embed')].map(
      ({ outerHTML }) => outerHTML,
    );
    const scripts = [...document.scripts]
      .map(({ src }) => src)
      .filter((src) => src && new URL(src).origin !== location.origin);
    const words = /Planted (?:script|words|programme)/.exec(document.body.innerHTML)?.[0] ?? [];
    return [...frames, ...scripts, ...[words].flat()];
  });

/** Of some pages those that cannot be reached as they are, and what on the others ought not to be there. */
async function faultsOn(page: Page, paths: readonly string[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const path of paths) {
    const answer = await page.goto(path, withoutPictures);
    await alive(page);
    const { pathname, search } = new URL(page.url());
    if (answer?.status() !== 200 || pathname + search !== path)
      faults.push([path, answer?.status(), page.url()]);
    faults.push(...(await embedsOn(page)).map((embed) => [path, embed]));
  }
  return faults;
}

test('reliability F8: blocks with scripts, planted in all content, run on its pages and nowhere a shopper logs in or pays', {
  timeout: 180_000,
}, async () => {
  // They are there, and run.
  const reader = await shopperThere([]);
  for (const path of ['/size-guide', '/eu/not-there']) {
    await reader.page.goto(path, withoutPictures);
    await alive(reader.page);
    const frame = reader.page.locator('iframe[title="Planted script"]').first();
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().locator('body[data-ran="yes"]').waitFor();
    const programme = reader.page.locator('[aria-label="Planted programme"]').first();
    await programme.getByRole('button', { name: 'Start watching' }).click();
    await programme.locator('iframe').contentFrame().locator('body[data-played="yes"]').waitFor();
    expect(await embedsOn(reader.page)).not.toEqual([]);
  }
  expect(reader.asked.some((url) => url.startsWith(player))).toBe(true);
  // From such a page to one without.
  await followLink(reader.page, '/eu/login');
  await reader.page.waitForURL(/\/eu\/login$/);
  await reader.page.locator('#main [name="password"]').waitFor();
  expect(await embedsOn(reader.page)).toEqual([]);
  await reader.shopper.close();

  // One who has bought, and has something in the bag again; registering makes the session another.
  const real = await newShopper(browser, { javaScriptEnabled: false });
  const page = await real.newPage();
  await addToBag(page, product, false);
  await goToPayment(page, `embeds.${Date.now()}@shop.example`);
  await payWith(page, cards.passes);
  await orderNumber(page);
  const { pathname: confirmation } = new URL(page.url());
  await addToBag(page, product, false);
  const buyer = await shopperThere(await real.cookies());
  const asGuest = await faultsOn(buyer.page, [
    '/login',
    '/eu/login',
    '/create-account',
    '/forgot-password',
    '/us/forgot-password',
    '/updatePassword?token=none',
    '/find-order',
    '/bag',
    '/checkout-identity',
    confirmation,
  ]);
  expect(await buyer.page.getByRole('heading', { name: 'Thank you for your order' }).count()).toBe(1);
  await buyer.shopper.close();

  await register(page, '', `embeds.registered.${Date.now()}@shop.example`, false);
  const registered = await shopperThere(await real.cookies());
  await real.close();
  const views = ['', '/MyProfile', '/OrderHistory', '/SavedAddresses', '/Security', '/YourData'];
  const asCustomer = await faultsOn(registered.page, [
    ...views.map((view) => `/my-account${view}`),
    '/bag',
    '/checkout',
  ]);
  await registered.shopper.close();
  expect([...asGuest, ...asCustomer]).toEqual([]);
  expect([...buyer.asked, ...registered.asked]).toEqual([]);
});
