import { expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { addToBag } from './journey.ts';
import { openInspector } from './openInspector.ts';
import { openOverlay, overlays } from './overlayTable.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();

/** Each is looked at several times. */
const slow = { timeout: 240_000 };
const desktop = { width: 1440, height: 900 };

it.each(overlays)('$name is accessible while it is open', slow, async (row) => {
  const viewport = row.options?.viewport ?? desktop;
  const { page, faults, look, visit, close } = await openInspector(browser, { viewport });
  if (row.me) await page.route('**/me', (route) => route.fulfill({ json: row.me }));
  await visit(row.at ?? '/');
  await openOverlay(page, row);
  await look(row.name);
  // A window of another size has not closed it meanwhile.
  await page.setViewportSize(viewport);
  expect(await row.overlay(page).isVisible()).toBe(true);
  expect(faults).toEqual({});
  await close();
});

it('the bag and the wishlist are accessible beside the page with something in them', slow, async () => {
  const database = await openShopDatabase();
  const { page, faults, look, visit, close } = await openInspector(browser);
  await addToBag(page, (await database.buyable(915)).path, true);
  await visit('/browse/womens');
  await page.locator('article button[name="wish"]').first().click();
  await page.getByText('Saved to your wishlist').waitFor();
  for (const name of ['bag', 'wishlist']) {
    const row = overlays.find((one) => one.name === name);
    if (!row) throw new Error(`The table has no ${name}.`);
    await visit('/');
    await openOverlay(page, row);
    await row.overlay(page).getByRole('listitem').first().waitFor();
    await look(name);
  }
  expect(faults).toEqual({});
  await close();
  await database.close();
});
