import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { register } from './accountJourney.ts';
import { newShopper, newVisitor, openBrowser } from './browser.ts';
import { addToBag, alive, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();

const phone = { viewport: { width: 390, height: 844 } };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height };
}

async function open(path: string, options = {}): Promise<Page> {
  const page = await (await newShopper(browser, { ...phone, ...options })).newPage();
  await page.goto(path, withoutPictures);
  return page;
}

it.each([
  ['where nothing may move', { reducedMotion: 'reduce' as const }],
  ['where no script runs', { javaScriptEnabled: false }],
])('every benefit stands in two lines on a phone %s', async (_where, options) => {
  const page = await open('/', options);
  const bar = page.getByRole('complementary', { name: 'Benefits' });
  for (const benefit of await bar.getByRole('listitem').all()) expect(await benefit.isVisible()).toBe(true);
  expect((await boxOf(bar)).height).toBeLessThan(70);
  await page.context().close();
});

it('a finger finds the way up and the colours', async () => {
  const page = await open('/browse/womens/dresses');
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  expect((await boxOf(crumb)).height).toBeGreaterThanOrEqual(44);
  const swatch = page.locator('[data-part="swatch"]').first();
  const hit = await swatch.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    const { x, y, width } = link.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y - 6) === link;
  });
  expect(hit).toBe(true);
  await page.context().close();
});

it('the price of a bag line stands beside its name, above what can be done with it', async () => {
  const database = await openShopDatabase();
  const page = await open('/');
  await addToBag(page, (await database.buyable(918)).path, true);
  await database.close();
  const line = page.locator('#main').getByRole('listitem').first();
  const [price, name, actions] = await Promise.all(
    ['[data-part="price"]', 'h2', '[data-part="change"]'].map((part) => boxOf(line.locator(part).first())),
  );
  expect(price?.bottom).toBeLessThan(actions?.y ?? 0);
  expect(price?.y).toBeLessThan((name?.bottom ?? 0) + 8);
  await page.context().close();
});

it('the views of an account are one row, with the current one in it; a logout that is lost says so and can be tried again', async () => {
  const page = await open('/');
  await register(page, '', 'one-row@example.com', true);
  await page.goto('/my-account/YourData', withoutPictures);
  await alive(page);
  const views = page.getByRole('navigation', { name: 'Your account' });
  expect((await boxOf(views)).height).toBeLessThan(75);
  const current = await boxOf(views.locator('[aria-current]'));
  expect(current.x).toBeGreaterThanOrEqual(0);
  expect(current.x + current.width).toBeLessThanOrEqual(390);
  await page.route('**/logout.data*', (route) => route.abort());
  await views.getByRole('button', { name: 'Log out' }).click();
  await views.getByText('You are still logged in.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/my-account/YourData');
  await page.unroute('**/logout.data*');
  await views.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/login\?notice=out$/);
  await page.context().close();
});

it('a sticker never lies over the footer', async () => {
  const page = await open('/', { viewport: { width: 1440, height: 900 } });
  const sticker = page.getByRole('dialog', { name: 'Offer' });
  await sticker.waitFor();
  expect((await boxOf(sticker)).bottom).toBeLessThanOrEqual(900);
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
  await expect
    .poll(async () => (await boxOf(sticker)).bottom <= (await boxOf(page.getByRole('contentinfo'))).y)
    .toBe(true);
  await page.context().close();
});

it('the question about cookies leaves most of the window at 400 per cent, and its answers in view', async () => {
  const visitor = await newVisitor(browser, { viewport: { width: 320, height: 256 } });
  const page = await visitor.newPage();
  await page.goto('/', withoutPictures);
  const answer = page.getByRole('button', { name: 'Refuse' });
  await answer.waitFor();
  const banner = await boxOf(page.locator('section').filter({ has: answer }));
  expect(banner.height).toBeLessThanOrEqual(0.4 * 256);
  const { y, bottom } = await boxOf(answer);
  expect(y).toBeGreaterThanOrEqual(banner.y);
  expect(bottom).toBeLessThanOrEqual(banner.bottom);
  await visitor.close();
});
