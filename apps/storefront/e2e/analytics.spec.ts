import { type AnalyticsEvent, analyticsEvent } from '@tailorbird/commerce/analytics/analyticsEvents';
import {
  type PersonalisationCall,
  personalisationCall,
} from '@tailorbird/commerce/analytics/personalisationCall';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { register } from './accountJourney.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addToBag, alive, cards, goToPayment, orderNumber, payWith } from './journey.ts';

const browser = await openBrowser();

/** A shopper who has agreed to everything on an earlier visit. */
async function agreeing(options: BrowserContextOptions = {}): Promise<Page> {
  const shopper = await newVisitor(browser, options);
  const url = inject('origin');
  await shopper.addCookies([{ name: 'consent', value: '1.analytics.personalisation', url }]);
  return shopper.newPage();
}

/** The events of a name on this page, each checked against its schema, once there are `count` of them. */
async function told(page: Page, event: AnalyticsEvent['event'], count = 1): Promise<AnalyticsEvent[]> {
  await page.waitForFunction(
    ([name, least]) => (window.dataLayer ?? []).filter((one) => one.event === name).length >= least,
    [event, count] as const,
  );
  const all = await page.evaluate(() => window.dataLayer ?? []);
  for (const one of all) expect(analyticsEvent.safeParse(one).error).toBeUndefined();
  return all.filter((one) => one.event === event);
}

/** The calls for this page in the personalisation queue, checked the same, once the page has finished its own. */
async function queued(page: Page): Promise<PersonalisationCall[]> {
  await page.waitForFunction(() => window.monetateQ?.at(-1)?.[0] === 'trackData');
  const all = await page.evaluate(() => window.monetateQ ?? []);
  for (const one of all) expect(personalisationCall.safeParse(one).error).toBeUndefined();
  return all;
}

const dress = {
  item_id: '200218',
  item_constructor_id: '200218-Charcoal',
  item_long_sku: '200218',
  item_variant: 'Charcoal',
  item_name: 'Nettle Posy Print Pocket Dress',
  quantity: 1,
  price: 34.5,
  discount: 34.5,
  item_original_price: 69,
  item_on_sale: true,
  item_size: null,
  item_length: null,
  brand: 'Tailorbird',
};
const ofOne = (event: string, item: object) => [
  { event, ecommerce: { currency: 'GBP', value: 34.5, items: [item] } },
];
const dressPath = '/p/220/nettle-posy-print-pocket-dress/Charcoal';

test('commerce §7 data layer 1: from a listing to a product: page_view, select_item and view_item', async () => {
  const page = await agreeing();
  await page.goto('/browse/womens/dresses');
  await alive(page);
  expect(await told(page, 'page_view')).toEqual([
    {
      event: 'page_view',
      page_path: '/browse/womens/dresses',
      page_title: 'Dresses with pockets | Tailorbird',
      page_type: 'category',
      market: 'uk',
      currency: 'GBP',
    },
  ]);
  const calls = await queued(page);
  expect(calls[0]).toEqual(['setPageType', 'category']);
  expect(calls[1]).toEqual(['addProducts', expect.arrayContaining([{ productId: '220' }])]);

  await page.locator(`[data-product="200218"] :is(h2, h3) a`).first().click();
  await page.waitForURL(`**${dressPath}`);
  expect(await told(page, 'select_item')).toEqual(ofOne('select_item', dress));
  expect(await told(page, 'view_item')).toEqual(ofOne('view_item', dress));
  expect((await queued(page)).slice(-3)).toEqual([
    ['setPageType', 'product'],
    ['addProductDetails', [{ productId: '220', sku: '200218' }]],
    ['trackData'],
  ]);
  await page.context().close();
});

test('commerce §4 bag sidebar 2: view_cart is sent as it opens, after add_to_cart and before remove_from_cart', async () => {
  const page = await agreeing();
  await page.goto(`${dressPath}?Size=10`);
  await alive(page);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  const added = page.getByRole('dialog', { name: 'Added to your bag' });
  await added.waitFor();
  const chosen = { ...dress, item_long_sku: expect.stringMatching(/^200218-.+/), item_size: '10' };
  expect(await told(page, 'add_to_cart')).toEqual(ofOne('add_to_cart', chosen));

  await added.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Bag/ }).click();
  const sidebar = page.getByRole('dialog', { name: 'Your bag' });
  await sidebar.waitFor();
  expect(await told(page, 'view_cart')).toEqual(ofOne('view_cart', chosen));
  await sidebar.getByRole('button', { name: /^Remove/ }).click();
  expect(await told(page, 'remove_from_cart')).toEqual(ofOne('remove_from_cart', chosen));
  expect(await told(page, 'view_cart')).toHaveLength(1);
  await page.context().close();
});

test('commerce §7 personalisation 1: the bag tells its rows, and an order what it bought', async () => {
  const page = await agreeing();
  await addToBag(page, `${dressPath}?Size=10`, true);
  expect(await told(page, 'view_cart')).toHaveLength(1);
  const row = {
    productId: '220',
    sku: expect.stringMatching(/^200218-.+/),
    quantity: '1',
    unitPrice: '34.50',
    currency: 'GBP',
  };
  expect((await queued(page)).slice(-3)).toEqual([
    ['setPageType', 'cart'],
    ['addCartRows', [row]],
    ['trackData'],
  ]);
  await goToPayment(page, 'counted@example.com');
  await payWith(page, cards.passes);
  const order = await orderNumber(page);
  expect((await queued(page)).slice(-3)).toEqual([
    ['setPageType', 'OrderConfirmation'],
    ['addPurchaseRows', [{ ...row, purchaseId: String(order) }]],
    ['trackData'],
  ]);
  expect((await told(page, 'page_view')).at(-1)).toMatchObject({ page_path: '/order-confirmation' });
  await page.context().close();
});

test('commerce §4 register 1: registering logs in and reports sign_up, once', async () => {
  const page = await agreeing();
  await register(page, '', `counted-${Date.now()}@example.com`, true);
  expect(await told(page, 'sign_up')).toEqual([{ event: 'sign_up', method: 'email' }]);
  await page.reload();
  await alive(page);
  await told(page, 'page_view');
  expect(await page.evaluate(() => window.dataLayer?.some(({ event }) => event === 'sign_up'))).toBe(false);
  await page.context().close();
});

test('blocks §7 promotion 1: a promotion reports its id, text and link', async () => {
  const page = await agreeing();
  await page.goto('/');
  await alive(page);
  await told(page, 'page_view');
  await page.locator('#main').getByRole('link', { name: 'Shop womens' }).first().click();
  expect(await told(page, 'select_promotion')).toEqual([
    {
      event: 'select_promotion',
      promotion_id: 'Shop womens',
      promotion_name: 'Shop womens',
      link: '/browse/womens',
    },
  ]);
  await page.context().close();
});

test('blocks §7 reports 1: a benefit and a link in a text are reported, once each', async () => {
  const page = await agreeing();
  await page.goto('/returns');
  await alive(page);
  await told(page, 'page_view');
  await page.locator('#main [data-block="text-block"] p a').first().click();
  await page.getByLabel('Benefits').getByRole('link', { name: 'Free UK delivery over £50' }).click();
  const [inText, ...rest] = await told(page, 'select_promotion', 2);
  expect(inText).toMatchObject({
    promotion_name: expect.stringMatching(/\w/),
    link: expect.stringMatching(/^\//),
  });
  expect(rest).toEqual([
    {
      event: 'select_promotion',
      promotion_id: 'Free UK delivery over £50',
      promotion_name: 'Free UK delivery over £50',
      link: '/delivery',
    },
  ]);
  await page.context().close();
});

test('blocks §7 navigation 1: a link of a menu is a navigation_click, opening one a menu_item', async () => {
  const page = await agreeing({ viewport: { width: 390, height: 844 } });
  const before = Date.now();
  await page.goto('/');
  await alive(page);
  await told(page, 'page_view');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#mobile-menu');
  await menu.getByText('Womens', { exact: true }).click();
  const [opened] = await told(page, 'menu_item');
  expect(opened).toEqual({ event: 'menu_item', navigation_element: 'Womens', timestamp: expect.any(Number) });
  await menu.getByRole('link', { name: 'All Womens' }).click();
  const [pressed] = await told(page, 'navigation_click');
  expect(pressed).toEqual({
    event: 'navigation_click',
    navigation_element: 'Womens > All Womens',
    timestamp: expect.any(Number),
  });
  expect(pressed && 'timestamp' in pressed && pressed.timestamp).toBeGreaterThan(before);
  await page.context().close();
});

test('commerce §7 data layer 1: choosing a country is a country_selector', async () => {
  const page = await agreeing();
  // The choice leads away; here it stays, so that what was told can be read.
  await page.route('**/locale', (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  await alive(page);
  await told(page, 'page_view');
  await page.getByRole('button', { name: /^Country and currency/ }).click();
  await page.getByRole('button', { name: /^Ireland/ }).click();
  expect(await told(page, 'country_selector')).toEqual([
    { event: 'country_selector', country: 'Ireland', currency: 'EUR' },
  ]);
  await page.context().close();
});
