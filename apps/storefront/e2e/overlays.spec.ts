import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';
import { bar, openOverlay, overlays, phone, type Row } from './overlayTable.ts';

const browser = await openBrowser();

function named(name: string): Row {
  const row = overlays.find((one) => one.name === name);
  if (!row) throw new Error(`The table has no ${name}.`);
  return row;
}

async function arrive({ at = '/', options = {}, me }: Row, scripts = true) {
  const shopper = await newShopper(browser, { ...options, javaScriptEnabled: scripts });
  const page = await shopper.newPage();
  if (me) await page.route('**/me', (route) => route.fulfill({ json: me }));
  await page.goto(at);
  if (scripts) await alive(page);
  return page;
}

const basket = (page: Page) => bar(page).getByRole('link', { name: /^Basket/ });

/** What opens by itself opens again on another visit. */
async function openAgain(page: Page, { overlay }: Row): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.reload();
  await alive(page);
  await overlay(page).waitFor();
}

const holdsFocus = (overlay: Locator) =>
  overlay.evaluate((element) => element.contains(document.activeElement));
const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

/** Goes to another page as a link, the loader of a form or the back button would. */
const goOn = (page: Page) =>
  page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/returns';
    document.querySelector('main')?.append(link);
    link.click();
  });

/** Whether the focus is where the row says once the overlay is open. */
async function takesFocus(page: Page, { name, focus, overlay }: Row): Promise<boolean> {
  if (focus === 'next') await page.keyboard.press('Tab');
  // The panel of the menu is more than the one link looked at.
  if (name === 'mega-menu') return page.evaluate(() => document.activeElement?.tagName === 'A');
  return (await holdsFocus(overlay(page))) === (focus !== 'stays');
}

/** What a shopper sees of an overlay, cell by cell of the table. */
async function cellsOf(page: Page, row: Row) {
  const overlay = row.overlay(page);
  const isOpen = () => overlay.isVisible();
  await openOverlay(page, row);
  await expect.poll(() => takesFocus(page, row)).toBe(true);

  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(!row.escape);
  const handle = row.trigger?.(page);
  await expect.poll(() => handle === undefined || isFocused(handle)).toBe(true);

  if (row.outside) {
    await (row.trigger ? openOverlay(page, row) : openAgain(page, row));
    await page.mouse.click(...row.outside);
    await overlay.waitFor({ state: 'hidden' });
  }

  if (row.escape) await (row.trigger ? openOverlay(page, row) : openAgain(page, row));
  await goOn(page);
  await page.waitForURL('**/returns');
  await page.getByRole('heading', { name: 'Returns', level: 1 }).waitFor();
  await expect.poll(isOpen).toBe(row.routeChange === 'stays');
}

test.each(overlays)(
  'commerce §2 overlays 1: $name: opens, focus, Escape, its return, a press outside, another page',
  async (row) => {
    const page = await arrive(row);
    await expect(cellsOf(page, row)).resolves.toBeUndefined();
    await page.context().close();
  },
);

test.each(overlays.filter(({ withoutScripts }) => withoutScripts))(
  'commerce §2 overlays 1: without scripts there is something real behind $name',
  async (row) => {
    const page = await arrive(row, false);
    if (row.name === 'mega-menu')
      await page.getByRole('link', { name: 'Womens', exact: true }).first().hover();
    else await row.trigger?.(page).click();
    const there =
      row.withoutScripts === 'itself'
        ? row.overlay(page).waitFor()
        : page.waitForURL(`**${row.withoutScripts}`);
    await expect(there).resolves.toBeUndefined();
    await page.context().close();
  },
);

test('commerce §2 overlays 1: a press in a block is heard at every moment while the block comes to life', async () => {
  const page = await arrive(named('newsletter'));
  const unheard = await page.evaluate(async () => {
    const link = document.querySelector('footer details a');
    let heard = 0;
    document.addEventListener('keydown', () => {
      heard += 1;
    });
    link?.scrollIntoView();
    let pressed = 0;
    const isAlive = () => document.querySelector('footer details')?.hasAttribute('open') ?? false;
    const until = performance.now() + 20_000;
    while (performance.now() < until && !isAlive()) {
      link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      pressed += 1;
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage('');
      });
    }
    return { lost: pressed - heard, alive: isAlive() };
  });
  expect(unheard).toEqual({ lost: 0, alive: true });
  await page.context().close();
});

const besideMenu = [
  ['Wishlist', 'Your wishlist'],
  ['Account', 'Log in'],
  ['Basket', 'Your bag'],
] as const;

test.each(besideMenu)(
  'commerce §4 mobile menu 1: a touch on %s below it opens that and closes the menu',
  async (shortcut, opened) => {
    const menu = named('mobile menu');
    const page = await arrive({ ...menu, options: { ...menu.options, hasTouch: true } });
    await menu.trigger?.(page).tap();
    await menu.overlay(page).waitFor();
    await bar(page).getByRole('link', { name: shortcut }).tap();
    await page.getByRole('dialog', { name: opened }).waitFor();
    expect(await menu.overlay(page).isVisible()).toBe(false);
    await page.context().close();
  },
);

test.each(besideMenu)(
  'commerce §4 mobile menu 1: opening %s with the keyboard closes it',
  async (shortcut, opened) => {
    const menu = named('mobile menu');
    const page = await arrive(menu);
    await openOverlay(page, menu);
    await bar(page).getByRole('link', { name: shortcut }).press('Enter');
    await page.getByRole('dialog', { name: opened }).waitFor();
    expect(await menu.overlay(page).isVisible()).toBe(false);
    await page.context().close();
  },
);

test('commerce §4 mobile menu 1: the bar stays below the menu, in sight and in reach of the keyboard after it', async () => {
  const menu = named('mobile menu');
  const page = await arrive({ ...menu, options: { ...menu.options, hasTouch: true } });
  const unopened = await bar(page).screenshot();
  await menu.trigger?.(page).tap();
  await menu.overlay(page).waitFor();
  const [open, foot] = await Promise.all([menu.overlay(page).boundingBox(), bar(page).boundingBox()]);
  expect(Math.round((open?.y ?? 0) + (open?.height ?? 0))).toBe(Math.round(foot?.y ?? 0));
  // Nothing dims it either.
  await expect.poll(async () => (await bar(page).screenshot()).equals(unopened)).toBe(true);
  const last = menu.overlay(page).locator('a:visible, summary:visible, button:visible').last();
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Wishlist');
  // A second press of what opened it closes it.
  await menu.trigger?.(page).tap();
  await menu.overlay(page).waitFor({ state: 'hidden' });
  await page.context().close();
});

test.each([
  ['Bag', named('bag')],
  ['a phone’s Basket', { ...named('bag'), options: phone, trigger: basket }],
])(
  'commerce §4 bag sidebar 1: %s opens it, pressed twice too; its cross, Escape and a press beside it close it, each time',
  async (_name, row) => {
    const page = await arrive(row);
    const [opener, sidebar] = [row.trigger?.(page), row.overlay(page)];
    const ways = [
      () => sidebar.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 400),
    ];
    expect(await sidebar.isVisible()).toBe(false);
    for (const close of ways) {
      // The second press comes while what was asked for is on its way.
      await opener?.evaluate((link: HTMLElement) => {
        link.click();
        link.click();
      });
      await sidebar.waitFor();
      await page.waitForTimeout(500);
      expect(await sidebar.count()).toBe(1);
      await close();
      await sidebar.waitFor({ state: 'hidden' });
    }
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  },
);

test('commerce §3 notification 1: a message that persists stays until it is dismissed, and is spoken', async () => {
  const row = named('notifications');
  const page = await arrive(row);
  await openOverlay(page, row);
  await page.waitForTimeout(3500);
  expect(await row.overlay(page).isVisible()).toBe(true);
  expect(
    await row
      .overlay(page)
      .evaluate((one) => one.closest('[aria-live], [role="status"], [role="log"]') !== null),
  ).toBe(true);
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await row.overlay(page).waitFor({ state: 'hidden' });
  await page.context().close();
});
