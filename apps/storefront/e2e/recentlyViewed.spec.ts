import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

it('what was looked at before is shown again with its price of now, and is forgotten when asked to', async () => {
  const first = await database.buyable(375);
  const second = await database.buyable(378, first.name);
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto(`/us${first.path}`);
  await page.waitForFunction(() => localStorage.getItem('viewed') !== null);
  expect(await page.getByRole('heading', { name: 'Lately looked at' }).count()).toBe(0);
  await page.goto(`/us${second.path}`);
  const card = page.locator('[data-product]').filter({ hasText: first.name }).last();
  await page.getByRole('heading', { name: 'Lately looked at' }).waitFor();
  expect(await card.innerText()).toMatch(/\$\d/);
  expect((await shopper.cookies()).map(({ name }) => name)).not.toContain('viewed');
  await page.getByRole('button', { name: 'Forget these' }).click();
  await page.getByRole('heading', { name: 'Lately looked at' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull();
  await shopper.close();
});

it('a list that somebody spoilt shows nothing, and is mended by the next look', async () => {
  const { path } = await database.buyable(375);
  const shopper = await newShopper(browser);
  await shopper.addInitScript(() => localStorage.setItem('viewed', '<script>~999999999.x~1e9.y'));
  const page = await shopper.newPage();
  await page.goto(path);
  await page.waitForFunction(() => localStorage.getItem('viewed')?.includes('<script>') === false);
  expect(await page.getByRole('heading', { name: 'Lately looked at' }).count()).toBe(0);
  await shopper.close();
});
