import { expect, it } from 'vitest';
import { arriveWithout } from './arriveWithout.ts';
import { openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive, withoutPictures } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

it('offline a product page stays, with the size that was chosen, as more of it is asked for', async () => {
  const reviewed = await database.reviewedPath(14);
  const { page, loads, complaints } = await arriveWithout(browser, `${reviewed}?Size=10`, 'nothing');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.context().setOffline(true);
  const unanswered: string[] = [];
  page.on('requestfailed', (request) => unanswered.push(new URL(request.url()).pathname));
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect.poll(() => unanswered.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Read more reviews' }).press('Enter');
  await page.getByText(/^We could not reach the shop\./).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
  expect(await page.locator('#main [name="size"][value="10"]').isChecked()).toBe(true);
  expect(loads).toHaveLength(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('reviews that do not come beside a product are a page of their own', async () => {
  const { page } = await arriveWithout(browser, await database.reviewedPath(14), 'nothing');
  await page.route(/\/reviews\/\d+/, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.fulfill({ status: 503 }),
  );
  await page.getByRole('link', { name: 'Read more reviews' }).press('Enter');
  await page.waitForURL(/\/reviews\/\d+\?page=2$/, withoutPictures);
  await page.goBack(withoutPictures);
  await alive(page);
  await page.getByRole('link', { name: 'Write a review' }).press('Enter');
  await page.waitForURL(/\/reviews\/\d+#write$/, withoutPictures);
  expect(await page.getByRole('button', { name: 'Send review' }).count()).toBe(1);
  await page.context().close();
});
