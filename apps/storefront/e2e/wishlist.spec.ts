import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, chooseSizes } from './journey.ts';
import { loseAnswer } from './loseAnswer.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

describe('moving to the wishlist', () => {
  it.each([true, false])(
    'puts a line there and takes it out of the bag, with scripts %s',
    async (scripts) => {
      const product = await database.buyable(318);
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await addToBag(page, product.path, scripts);
      if (scripts) await alive(page);
      await page.getByRole('button', { name: `Move to wishlist ${product.name}` }).click();
      if (scripts) await page.getByText(`${product.name} is now on your wishlist.`).waitFor();
      await page.locator('#main').getByText('Your shopping bag is empty').waitFor();
      await page.goto('/wishlist');
      await page.locator('#main').getByRole('heading', { name: product.name }).waitFor();
      expect(
        await page
          .locator('#main')
          .getByRole('button', { name: /^Remove/ })
          .count(),
      ).toBe(1);
      await shopper.close();
    },
  );

  it('leaves the line where it is when the list cannot be reached', async () => {
    const product = await database.buyable(321);
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await addToBag(page, product.path, true);
    await page.route(/\/me\/wishlist/, (route) => route.abort());
    await page.getByRole('button', { name: `Move to wishlist ${product.name}` }).click();
    await page.getByText('We could not reach the shop.').waitFor();
    await page.reload();
    expect(await page.getByRole('spinbutton', { name: `Quantity of ${product.name}` }).inputValue()).toBe(
      '1',
    );
    await shopper.close();
  });
});

it('commerce §4 wishlist 1: a heart pressed on a page that was left before it was answered is on the list', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/eu/browse/other-stuff');
  await alive(page);
  const heart = page.locator('article button[name="wish"]').first();
  const wished = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? '';
  const answersAgain = await loseAnswer(page, /\/me\/wishlist/);
  await heart.click();
  await page.getByText(/try again/i).waitFor();
  await answersAgain();
  await page.goto('/eu/wishlist');
  await page.locator('#main h2 > a').getByText(wished).first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).not.toBeNull();
  await shopper.close();
});

it('a heart says whether its product is saved: the words of a product’s change with it, a card’s keeps its name and is pressed', async () => {
  const product = await database.buyable(324);
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto(product.path);
  await alive(page);
  const main = page.locator('#main');
  const [save, takeOff] = ['Save to my wishlist', 'Take off my wishlist'].map((name) =>
    main.getByRole('button', { name, exact: true }),
  );
  for (const [now, next] of [
    [save, takeOff],
    [takeOff, save],
  ]) {
    await now?.click();
    await next?.waitFor();
    expect(await now?.count()).toBe(0);
    expect(await next?.getAttribute('aria-pressed')).toBeNull();
  }
  await page.goto('/browse/womens');
  await alive(page);
  const card = page.locator('article button[name="wish"]').first();
  const name = await card.getAttribute('aria-label');
  for (const pressed of ['true', 'false']) {
    await card.click();
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe(pressed);
    expect(await card.getAttribute('aria-label')).toBe(name);
  }
  await shopper.close();
});

it.each([true, false])(
  'a heart saves no size: adding from the list asks for one, and that one goes into the bag, with scripts %s',
  async (scripts) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await page.goto('/us/browse/womens/dresses');
    if (scripts) await alive(page);
    await page.locator('article button[name="wish"]').first().click();
    if (scripts) await page.getByText('Saved to your wishlist').waitFor();
    await page.goto('/us/wishlist');
    if (scripts) await alive(page);
    const main = page.locator('#main');
    const sizes = main.getByRole('combobox', { name: /^Size of/ });
    await sizes.waitFor();
    expect(await main.locator('[data-part="options"]').innerText()).not.toMatch(/\d/);
    await main.getByRole('button', { name: /^Add to cart/ }).click();
    if (scripts) await main.getByText('Please choose a size').waitFor();
    expect(new URL(page.url()).pathname).toBe('/us/wishlist');
    const offered = sizes.locator('option:not(:disabled):not([value=""])').last();
    const size = (await offered.innerText()).split(',')[0] ?? '';
    expect(size).toMatch(/^US \d+$/);
    await sizes.selectOption(await offered.getAttribute('value'));
    await main.getByRole('button', { name: /^Add to cart/ }).click();
    if (scripts) await page.getByRole('link', { name: 'View Bag (1)' }).click();
    await page.waitForURL(/\/us\/bag$/);
    await main.getByText(size).first().waitFor();
    await shopper.close();
  },
);

it.each([true, false])(
  'a heart saves the colour its card shows, on a listing narrowed by colour too, with scripts %s',
  async (scripts) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    const shownColours = async () => {
      const pictures = page.locator('#main article [data-part="picture"] > img:first-child');
      return pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('alt') ?? ''));
    };
    await page.goto('/eu/browse/womens/dresses');
    const usual = await shownColours();
    await page.goto('/eu/browse/womens/dresses?filters[colour]=Green');
    const turned = (await shownColours()).find((shown) => !usual.includes(shown)) ?? '';
    const [name = '', colour = ''] = turned.split(' in ');
    if (scripts) await alive(page);
    await page.getByRole('button', { name: `Save ${name}`, exact: true }).click();
    if (scripts) await page.getByText('Saved to your wishlist').waitFor();
    await page.goto('/eu/wishlist');
    await page.locator('#main').getByRole('heading', { name }).waitFor();
    expect(await page.locator('#main [data-part="options"]').innerText()).toBe(colour);
    await shopper.close();
  },
);

it.each([
  ['on the page', '/wishlist'],
  ['in the sidebar', '/eu/browse/mens'],
])(
  'commerce §5 wishlist add 1: %s no ‘Add to cart’ takes a press while one is being added, and all do again after',
  async (place, path) => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto(path.replace('/wishlist', '/browse/mens'));
    await alive(page);
    for (const at of [0, 1]) {
      const saved = page.waitForResponse(/\/me\/wishlist/);
      await page.locator('article button[name="wish"]').nth(at).click();
      await saved;
    }
    const openSidebar = () => page.locator('header a[data-overlay="wishlist"]').click();
    if (place === 'on the page') await page.goto(path);
    else await openSidebar();
    await alive(page);
    const buttons = page.getByRole('button', { name: /^Add to cart/ });
    await buttons.nth(1).waitFor();
    await chooseSizes(page.locator('body'));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const posted: string[] = [];
    await page.route(/\/me\/bag/, async (route) => {
      posted.push(route.request().method());
      await released;
      await route.continue();
    });
    const [pressed, other] = [buttons.nth(0), buttons.nth(1)];
    await pressed.click();
    await expect.poll(() => other.isDisabled()).toBe(true);
    expect(await pressed.getAttribute('aria-disabled')).toBe('true');
    expect(await pressed.evaluate((button) => button === document.activeElement)).toBe(true);
    for (const button of [pressed, other]) await button.click({ force: true });
    expect(posted).toEqual(['POST']);
    release();
    await page.getByRole('link', { name: 'View Bag (1)' }).waitFor();
    if (place === 'in the sidebar') {
      await page.keyboard.press('Escape');
      await openSidebar();
    }
    expect([await other.isEnabled(), await pressed.getAttribute('aria-disabled')]).toEqual([true, null]);
    await shopper.close();
  },
);

it('commerce §5 wishlist add 1: an addition that is lost on the way leaves every ‘Add to cart’ to be pressed', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/us/browse/mens');
  await alive(page);
  for (const at of [0, 1]) {
    const saved = page.waitForResponse(/\/me\/wishlist/);
    await page.locator('article button[name="wish"]').nth(at).click();
    await saved;
  }
  await page.goto('/us/wishlist');
  await alive(page);
  await page.route(/\/me\/bag/, (route) => route.abort());
  const buttons = page.getByRole('button', { name: /^Add to cart/ });
  await buttons.nth(1).waitFor();
  await chooseSizes(page.locator('#main'));
  await buttons.first().click();
  await page.getByText('We could not reach the shop.').waitFor();
  for (const button of await buttons.all()) {
    expect([await button.isEnabled(), await button.getAttribute('aria-disabled')]).toEqual([true, null]);
  }
  await shopper.close();
});

it.each([true, false])(
  'commerce §5 wishlist add 1: what has sold out since it was saved cannot be added, with scripts %s',
  async (scripts) => {
    const product = await database.buyable(348);
    const units = await database.onHand(product.stockItemId);
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await addToBag(page, product.path, scripts);
    await page.getByRole('button', { name: `Move to wishlist ${product.name}` }).click();
    await page.locator('#main').getByText('Your shopping bag is empty').waitFor();
    const button = page.locator('#main').getByRole('button', { name: /^Add to cart/ });
    await page.goto('/wishlist');
    await button.waitFor();
    expect(await button.isEnabled()).toBe(true);
    await database.leaveOnHand(product.stockItemId, 0);
    try {
      await page.goto('/wishlist');
      await page.locator('#main').getByText('Sold Out').waitFor();
      expect(await button.isDisabled()).toBe(true);
    } finally {
      await database.leaveOnHand(product.stockItemId, units);
    }
    await shopper.close();
  },
);
