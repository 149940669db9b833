import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, cards, orderNumber } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(906)).path;

const phone = { viewport: { width: 390, height: 844 } };

async function arrive(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const shopper = await newShopper(browser, { reducedMotion: 'reduce', ...options });
  const page = await shopper.newPage();
  await page.goto(path);
  await alive(page);
  return page;
}

/** What is wrong with where the focus is: it cannot be seen, or something stands over it (WCAG 2.4.7, 2.4.11). */
const focusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // A page that has just been arrived at has the focus whole, and no ring.
    if (!focused || focused === document.body || ['IFRAME', 'MAIN'].includes(focused.tagName)) return [];
    const ringed = [focused, focused.closest('label'), focused.closest('form')].some((element) => {
      const { outlineStyle = 'none', outlineWidth = '0' } = element ? getComputedStyle(element) : {};
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const box = (focused.closest('label') ?? focused).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const parts = [0.1, 0.5, 0.9];
    const seen = parts.some((down) =>
      parts.some((along) => {
        const hit = document.elementFromPoint(left + along * (right - left), top + down * (bottom - top));
        return hit !== null && (focused.contains(hit) || hit.contains(focused));
      }),
    );
    const what = focused.outerHTML.slice(0, 160);
    return [...(ringed ? [] : [`no ring: ${what}`]), ...(seen ? [] : [`out of sight: ${what}`])];
  });

/** What the keyboard is on, in words. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim();
  });

/** Goes on with the Tab key until it is on what is wanted, and collects what is wrong on the way. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press('Tab');
    faults.push(...(await focusFaults(page)));
    if (await isThere()) return faults;
  }
  throw new Error(`What is looked for on ${page.url()} cannot be reached with the Tab key.`);
}
const tabToName = (page: Page, name: RegExp) => tabTo(page, async () => name.test(await focusedName(page)));
const tabToField = (page: Page, selector: string) =>
  tabTo(page, () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector));

/** Writes in each field in turn, by its name. */
async function fillIn(page: Page, fields: { readonly [name: string]: string }): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, text] of Object.entries(fields)) {
    faults.push(...(await tabToField(page, `[name="${name}"]`)));
    await page.keyboard.type(text);
  }
  return faults;
}

/** Chooses the first size there is any of, with Space and the arrows. */
async function chooseSize(page: Page): Promise<string[]> {
  const faults = await tabToField(page, '#main input[type="radio"]');
  await page.keyboard.press('Space');
  const add = page.locator('#main').getByRole('button', { name: 'Add to bag' });
  for (let sizes = 0; sizes < 20 && !(await add.isEnabled().catch(() => false)); sizes += 1)
    await page.keyboard.press('ArrowRight');
  return faults;
}

it('a purchase from the home page to the thanks takes a keyboard alone, and its focus is always in sight', {
  timeout: 120_000,
}, async () => {
  const page = await arrive('/');
  const faults: string[] = [];
  const press = async (name: RegExp) => {
    faults.push(...(await tabToName(page, name)));
    await page.keyboard.press('Enter');
  };
  await press(/^Womens$/);
  await page.waitForURL(/\/browse\/womens$/);
  await page.locator('#main article h2 a').first().waitFor();
  faults.push(...(await tabToField(page, '#main article h2 a')));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  await page.locator('#main').getByRole('radio').first().waitFor();
  faults.push(...(await chooseSize(page)));
  await press(/^Add to bag$/);
  await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
  await press(/^Checkout$/);
  await page.waitForURL(/\/checkout-identity$/);
  faults.push(...(await fillIn(page, { email: 'keyboard@example.com' })));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout$/);
  const address = {
    'shipping.firstName': 'Wren',
    'shipping.lastName': 'Hedge',
    'shipping.addressLine1': '1 Lane End',
    'shipping.city': 'Ludlow',
    'shipping.county': 'Shropshire',
    'shipping.postCode': 'SY8 1AA',
    'shipping.phone': '01584 000000',
  };
  faults.push(...(await fillIn(page, address)));
  await press(/^Continue to delivery$/);
  await page.waitForURL(/step=delivery/);
  await press(/^Continue to payment$/);
  await page.getByLabel('Card number').waitFor();
  const card = {
    'card.number': cards.passes,
    'card.name': 'W Hedge',
    'card.expiry': '09/31',
    'card.securityCode': '123',
  };
  faults.push(...(await fillIn(page, card)));
  await press(/^Pay .* and place order$/);
  expect(await orderNumber(page)).toBeGreaterThan(100_000);
  expect(faults).toEqual([]);
  await page.context().close();
});

it.each([
  ['a phone', phone],
  ['400 per cent', { viewport: { width: 320, height: 256 } }],
])('on %s no bar hides what has the focus', async (_name, options) => {
  const page = await arrive(product, options);
  const faults: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    faults.push(...(await focusFaults(page)));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

it('the first stop leads past the header to the page', async () => {
  const page = await arrive('/delivery');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Skip to the page');
  expect(await focusFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.context().close();
});

const spoken = (page: Page) => page.locator('[data-part="arrival"]').innerText();

it('a page gone to without a load is read out, and has the focus that went with the page before', async () => {
  const page = await arrive('/browse/womens');
  expect(await spoken(page)).toBe('');
  const card = page.locator('#main article h2 a').first();
  await card.focus();
  await card.press('Enter');
  await page.waitForURL(/\/p\//);
  await expect.poll(async () => (await spoken(page)) === (await page.title())).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.goBack();
  await page.waitForURL(/\/browse\/womens$/);
  await expect.poll(async () => (await spoken(page)) === (await page.title())).toBe(true);
  await page.context().close();
});

it('a link that stays keeps the focus', async () => {
  const page = await arrive('/delivery');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).first();
  await link.focus();
  await link.press('Enter');
  await page.waitForURL(/\/returns$/);
  await expect.poll(() => spoken(page)).toContain('Returns');
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});

it('what a change of the bag comes to is spoken', async () => {
  const page = await arrive(product);
  await addToBag(page, product, true);
  const total = page
    .locator('#main [aria-live="polite"]')
    .filter({ hasText: 'Total with standard delivery' });
  const before = await total.innerText();
  await page
    .locator('#main')
    .getByRole('button', { name: /^One more/ })
    .press('Enter');
  await expect.poll(() => total.innerText(), { timeout: 5000 }).not.toBe(before);
  await page.context().close();
});

it('what is taken off the wishlist leaves the focus with those that stay', async () => {
  const page = await arrive('/browse/womens');
  const hearts = page.locator('#main article button[name="wish"]');
  for (const nth of [0, 1]) {
    await hearts.nth(nth).press('Enter');
    await page.waitForFunction(
      (wished) => localStorage.getItem('wishlist')?.split('_').length === wished,
      nth + 1,
    );
  }
  await page.goto('/wishlist');
  await alive(page);
  await page.getByRole('group', { name: '2 styles on your wishlist' }).waitFor();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter');
  const left = page.getByRole('group', { name: '1 style on your wishlist' });
  await left.waitFor();
  await expect.poll(() => left.evaluate((group) => group === document.activeElement)).toBe(true);
  await page.context().close();
});

it('where a system sets all colours, what is chosen, what comes first and what a swatch shows can still be told', async () => {
  const page = await arrive(product, { forcedColors: 'active' });
  const sizes = await page.locator('#main [data-appearance="buttons"] label').evaluateAll((labels) =>
    labels.map((label) => {
      const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(label);
      return {
        isChosen: label.matches(':has(:checked)'),
        look: `${color} on ${backgroundColor}, ${forcedColorAdjust}`,
      };
    }),
  );
  const looks = (isChosen: boolean) => [
    ...new Set(sizes.filter((one) => one.isChosen === isChosen).map(({ look }) => look)),
  ];
  expect(looks(true)).toEqual([expect.stringMatching(/none$/)]);
  expect(looks(false)).toEqual([expect.stringMatching(/auto$/)]);
  await page.goto('/');
  const groundOf = (label: string) =>
    page
      .locator('#main [data-variant]', { hasText: label })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await groundOf('Shop womens')).not.toBe(await groundOf('Shop home'));
  expect(await groundOf('Shop womens')).toBe(
    await page.evaluate(() => {
      document.body.style.color = 'ButtonText';
      return getComputedStyle(document.body).color;
    }),
  );
  await page.goto('/browse/womens');
  const swatches = await page
    .locator('#main article a[data-part="swatch"]')
    .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch, '::before').backgroundColor));
  expect(new Set(swatches).size).toBeGreaterThan(2);
  await page.context().close();
});
