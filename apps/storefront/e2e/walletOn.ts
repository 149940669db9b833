import { placeWords } from '@tailorbird/commerce/checkout/placeWords';
import { type Market, marketOf, markets } from '@tailorbird/commerce/market';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addToBag, orderNumber } from './journey.ts';
import type { openShopDatabase } from './shopDatabase.ts';

interface Filled {
  readonly email?: string;
  readonly country?: string;
  readonly outcome?: string;
}

/** The wallet of a page, as its shopper uses it. */
export function walletOn(page: Page, database: Awaited<ReturnType<typeof openShopDatabase>>) {
  const main = page.locator('#main');
  const sheet = page.getByRole('dialog', { name: 'Demonstration wallet' });
  const pay = () => sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  return {
    main,
    sheet,
    pay,
    /** The button in a part of the page, or in all of it. */
    button: (within: Page | Locator = main) =>
      within.getByRole('button', { name: 'Pay with the demonstration wallet' }),
    /** Places that were kept for a button and have none. */
    emptyPlaces: () => main.locator('[data-part="wallet"]:empty').count(),
    /** Puts something into the bag, and goes there. */
    inBag: async (market: Market, nth: number) => {
      const product = await database.buyable(nth);
      await addToBag(page, markets[market].prefix + product.path, true);
      await page.getByRole('heading', { name: 'Your bag', level: 1 }).waitFor();
      return product;
    },
    /** Fills in what a wallet would know by itself. */
    fillIn: async ({ email, country, outcome }: Filled) => {
      const market = marketOf(new URL(page.url()).pathname);
      const words = {
        'First name': 'Wren',
        'Last name': 'Hedge',
        [placeWords[market].street]: '1 Lane End',
        [placeWords[market].city]: 'Ludlow',
        'Phone number': '01584 000000',
        ...(email && { 'Email address': email }),
      };
      for (const [label, text] of Object.entries(words)) await sheet.getByLabel(label).fill(text);
      await sheet.getByLabel(/^(?:Postcode|ZIP)/).fill('SY8 1AA');
      if (country) await sheet.getByLabel('Country').selectOption(country);
      if (outcome) await sheet.getByLabel('What is to come of it').selectOption(outcome);
    },
    /** Pays, and answers the number on the confirmation. */
    bought: async () => {
      await pay();
      const id = await orderNumber(page);
      expect(new URL(page.url()).searchParams.get('checkoutsource')).toBe('applepayexpress');
      return id;
    },
  };
}
