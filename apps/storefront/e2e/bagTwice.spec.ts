import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, cards, goToPayment, orderNumber } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

const bothWays: { scripts: boolean }[] = [{ scripts: true }, { scripts: false }];
const runs = 20;

describe('pressed twice', () => {
  it.each(bothWays)('Add to bag adds one, with scripts $scripts', async ({ scripts }) => {
    const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    // A first item makes the bag, as it is on every visit but the first.
    await addToBag(page, (await database.buyable(330)).path, scripts);
    await page.goto((await database.buyable(340)).path);
    if (scripts) await alive(page);
    await page.getByRole('button', { name: 'Add to bag' }).dblclick({ noWaitAfter: true });
    if (scripts) await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor();
    else await page.waitForURL(/\/bag$/);
    await page.goto('/bag');
    const quantities = page.locator('#main').getByRole('spinbutton', { name: /^Quantity of/ });
    expect(await quantities.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      '1',
      '1',
    ]);
    await shopper.close();
  });

  it.each(bothWays)(
    'reliability A10: Place order gives one order and its confirmation, with scripts $scripts',
    async ({ scripts }) => {
      const email = `twice-${scripts}@example.com`;
      const shopper = await newShopper(browser, { javaScriptEnabled: scripts });
      const page = await shopper.newPage();
      await addToBag(page, (await database.buyable(345)).path, scripts);
      await goToPayment(page, email);
      const card = { number: cards.passes, name: 'W Hedge', expiry: '09/31', securityCode: '123' };
      for (const [field, value] of Object.entries(card))
        await page.locator(`[name="card.${field}"]`).fill(value);
      await page.getByRole('button', { name: /place order$/ }).dblclick({ noWaitAfter: true });
      expect(await database.order(await orderNumber(page))).toMatchObject({ lines: 1 });
      expect(await database.ordersOf(email)).toBe(1);
      await shopper.close();
    },
  );
});

describe('sent at the same moment', () => {
  it(`reliability A10: placing an order from two tabs, ${runs} times: one order each, and both land on its confirmation`, async ({
    annotate,
  }) => {
    for (let run = 0; run < runs; run += 1) {
      const email = `tabs-at-once-${run}@example.com`;
      const shopper = await newShopper(browser);
      const pay = await readyToPay(shopper, (await database.buyable(350)).path, email);
      const landed = await Promise.all([pay(), pay()]);
      expect(new Set(landed)).toHaveProperty('size', 1);
      expect(landed[0]).toMatch(/^\/order-confirmation\/[\w-]+\/\d+$/);
      expect(await database.ordersOf(email)).toBe(1);
      await shopper.close();
    }
    await annotate(
      `${runs} runs: ${runs} orders, both tabs on the same confirmation (target 20, 1 in each)`,
      'figure',
    );
  });

  it('adding the same form twice, without scripts, adds one', async () => {
    const shopper = await newShopper(browser);
    const add = await adder(shopper, (await database.buyable(355)).path);
    await add();
    for (let run = 1; run < 5; run += 1) {
      // A look at the bag ends one intent and begins the next.
      await shopper.request.get('/bag');
      await Promise.all([add(), add()]);
      const bag = await (await shopper.request.get('/me/bag')).json();
      expect(bag).toMatchObject({ count: run + 1 });
    }
    await shopper.close();
  });
});

/** Posts what the form of a product page says. */
async function adder(shopper: BrowserContext, path: string) {
  const url = new URL(path, inject('origin'));
  const [, , productId = '', , colour = ''] = url.pathname.split('/');
  const form = {
    intent: 'add',
    productId,
    colour: decodeURIComponent(colour).replaceAll('_', ' '),
    size: url.searchParams.get('Size') ?? '',
    length: url.searchParams.get('Length') ?? '',
  };
  return () => post(shopper, '/bag', form);
}

/** A checkout that waits for its payment, by the same forms a browser sends. */
async function readyToPay(shopper: BrowserContext, path: string, email: string) {
  await (await adder(shopper, path))();
  await post(shopper, '/checkout-identity', { email });
  const address = {
    firstName: 'Wren',
    lastName: 'Hedge',
    addressLine1: '1 Lane End',
    addressLine2: '',
    city: 'Ludlow',
    county: 'Shropshire',
    postCode: 'SY8 1AA',
    country: 'GB',
    phone: '01584 000000',
  };
  const shipping = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [`shipping.${name}`, value]),
  );
  const version = await hidden(shopper, 'version');
  await post(shopper, '/checkout', { intent: 'address', version, email, sameAddress: 'on', ...shipping });
  const [, shippingOption = ''] =
    /name="shippingOption"[^>]*value="([^"]+)"/.exec(await textOf(shopper, '/checkout?step=delivery')) ?? [];
  const newer = await hidden(shopper, 'version');
  await post(shopper, '/checkout', { intent: 'delivery', version: newer, shippingOption });
  const expectedTotal = await hidden(shopper, 'expectedTotal');
  return () =>
    post(shopper, '/checkout', {
      intent: 'pay',
      expectedTotal,
      'card.number': cards.passes,
      'card.name': 'W Hedge',
      'card.expiry': '09/31',
      'card.securityCode': '123',
    });
}

async function textOf(shopper: BrowserContext, path: string): Promise<string> {
  return (await shopper.request.get(path)).text();
}

async function hidden(shopper: BrowserContext, name: string): Promise<string> {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(await textOf(shopper, '/checkout'))?.[1] ?? '';
}

/** Posts a form as the shop's own page does, and answers where it leads. */
async function post(shopper: BrowserContext, path: string, form: Record<string, string>): Promise<string> {
  const headers = { origin: inject('origin'), 'sec-fetch-site': 'same-origin' };
  const answer = await shopper.request.post(path, { form, headers, maxRedirects: 0 });
  return answer.headers()['location'] ?? `${answer.status()}: ${(await answer.text()).slice(0, 200)}`;
}
