import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const reviewed = await database.reviewedPath(14);

const idIn = (path: string) => /^\/p\/(\d+)\//.exec(path)?.[1] ?? '';

async function productPage(options: { scripts?: boolean; path?: string } = {}): Promise<Page> {
  const { scripts = true, path = reviewed } = options;
  const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
  const page = await shopper.newPage();
  await page.goto(path);
  if (scripts) await alive(page);
  return page;
}

/** Fills a review in. */
async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('4', { exact: true }).check();
  await page.getByLabel('True to size').check();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Your review').fill('It washes well.');
  await page.getByLabel('Name to show with it').fill('Wren');
}

/** Sends the review that is filled in, and is thanked. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('We read every review before we show it.').waitFor();
}

/** Nothing that is posted reaches the shop, until the answer is called. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  return () => page.unrouteAll();
}

async function violations(page: Page): Promise<unknown[]> {
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

describe('reviews', () => {
  it('commerce §5 review 1: what is too short is said beside its field, which has the focus', async () => {
    const page = await productPage();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('Please give a title of at least 3 characters.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rating');
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it.each([true, false])(
    'with scripts %s, a review is its writer’s alone until it was read',
    async (scripts) => {
      const title = `Kept for me, scripts ${scripts}`;
      const page = await productPage({ scripts });
      await page.getByRole('link', { name: 'Write a review' }).click();
      await fillIn(page, title);
      await send(page);
      const all = `/reviews/${idIn(reviewed)}`;
      await page.goto(all);
      expect(await page.getByText('Only you can see it until we have read it.').count()).toBe(1);
      await page.context().close();
      const other = await productPage({ scripts });
      await other.goto(all);
      expect(await other.getByText(title).count()).toBe(0);
      await other.context().close();
    },
  );

  it('what most say of the fit is read beside the sizes, over the reviews and on their own page', async () => {
    const page = await productPage({ scripts: false });
    const said = page.getByText(/^Most say .+: \d+ of \d+$/);
    expect(await said.count()).toBe(2);
    const [first, second] = await said.allInnerTexts();
    expect(second).toBe(first);
    await page.goto(`/reviews/${idIn(reviewed)}`);
    expect(await said.allInnerTexts()).toEqual([first]);
    await page.context().close();
  });

  it('one that is lost on the way stays as it was written, and is sent again', async () => {
    const page = await productPage();
    await page.getByRole('link', { name: 'Write a review' }).click();
    await fillIn(page, 'Sent twice');
    const found = await cutOff(page);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('We could not reach the shop.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Sent twice');
    expect(await page.getByLabel('4', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('True to size').isChecked()).toBe(true);
    await found();
    await send(page);
    await page.context().close();
  });

  it('with scripts, more reviews join those that are shown', async () => {
    const page = await productPage();
    const list = page.locator('#reviews > ul > li');
    const first = await list.first().innerText();
    expect(await list.count()).toBe(6);
    await page.getByRole('link', { name: 'Read more reviews' }).click();
    await list.nth(11).waitFor();
    expect(await list.first().innerText()).toBe(first);
    await page.context().close();
  });

  it('without scripts, more reviews are a page of their own', async () => {
    const page = await productPage({ scripts: false });
    const first = await page.locator('#reviews > ul > li').first().innerText();
    await page.getByRole('link', { name: 'Read more reviews' }).click();
    await page.waitForURL(/\/reviews\/\d+\?page=2$/);
    const texts = await page.locator('#main > ul > li').allInnerTexts();
    expect(texts).toHaveLength(6);
    expect(texts).not.toContain(first);
    await page.context().close();
  });
});

it('a wish for what is sold out that is lost on the way stays as it was typed, and is sent again', async () => {
  const product = await database.unvisited(1);
  const units = await database.onHand(product.stockItemId);
  await database.leaveOnHand(product.stockItemId, 0);
  const page = await productPage({ path: product.path });
  await page.getByLabel('Your email address').fill('wren@example.com');
  const found = await cutOff(page);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByText('We could not reach the shop.').waitFor();
  expect(await page.getByLabel('Your email address').inputValue()).toBe('wren@example.com');
  await found();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByText('We will write to wren@example.com when it is back.').waitFor();
  await database.leaveOnHand(product.stockItemId, units);
  await page.context().close();
});

describe('help with sizes', () => {
  it('the guide opens beside the product, and its unit is remembered', async () => {
    const page = await productPage();
    await page.getByRole('link', { name: 'Size guide', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Size guide' });
    await dialog.getByText('88', { exact: true }).first().waitFor();
    await dialog.getByLabel('Inches').check();
    expect(await dialog.getByText('88', { exact: true }).first().isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.goto('/size-guide');
    await alive(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[value="in"]')?.checked);
    await page.context().close();
  });

  it('commerce §2 information pages 1: /size-guide has a table of each department, with a unit to choose without script', async () => {
    const page = await productPage({ scripts: false, path: '/size-guide' });
    expect(await page.locator('main table').count()).toBe(5);
    expect(await page.getByText('86–91').first().isVisible()).toBe(true);
    await page.getByLabel('Inches').check();
    expect(await page.getByText('86–91').first().isVisible()).toBe(false);
    expect(await page.getByText('34–36').first().isVisible()).toBe(true);
    await page.context().close();
  });

  it('commerce §7 fit sizing 1: advice comes from measurements, in the unit of the market', async () => {
    const page = await productPage({ path: `/us${reviewed}` });
    await page.getByRole('link', { name: 'Find my size' }).click();
    await page.getByLabel('Bust (in)').fill('34½');
    await page.getByRole('dialog').getByRole('button', { name: 'Find my size' }).click();
    await page.getByText(/^We suggest size US 6/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

it('commerce §4 product page 3: another colour brings its own pictures, badges and recommendations', async () => {
  const page = await productPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const picture = page.locator('main img').first();
  const before = await picture.getAttribute('src');
  const colours = page.locator('[data-part="facts"] a[href*="/p/"]:not([aria-current])');
  await colours.first().click();
  await page.waitForURL((url) => !url.pathname.endsWith(reviewed));
  await page.waitForFunction(
    (src) => document.querySelector('main img')?.getAttribute('src') !== src,
    before,
  );
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const colour = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect
    .poll(() => asked.some((path) => path.includes('/recommendations/') && path.includes(colour)))
    .toBe(true);
  expect(await picture.getAttribute('src')).toContain(decodeURIComponent(colour));
  await page.context().close();
});

it.each(['/size-guide', 'reviews'])('axe finds nothing on %s', async (where) => {
  const page = await productPage({ path: where === 'reviews' ? `/reviews/${idIn(reviewed)}` : where });
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

it.each([1440, 1280])('the nine sizes of a dress stand in one line on a desktop %i wide', async (width) => {
  const shopper = await newShopper(browser, { viewport: { width, height: 900 } });
  const page = await shopper.newPage();
  await page.goto('/p/220/nettle-posy-print-pocket-dress/Charcoal', withoutPictures);
  const sizes = page.locator('#main label:has(input[name="size"])');
  const tops = await sizes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(1);
  await shopper.close();
});
