import { expect, inject, onTestFinished, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';
import { previewSecret } from './previewSecret.ts';
import { openShopDatabase } from './shopDatabase.ts';

const [friday, saturday] = ['2027-01-01T09:00:00Z', '2027-01-02T09:00:00Z'];
const entry = `/?ampl_domain=tailorbird.staging.bigcontent.io&ampl_timestamp=${Date.parse(friday)}&ampl_secret=${previewSecret}`;

const browser = await openBrowser();

test('commerce §6 preview 1: an editor at a Friday, nine o’clock, sees its hero, countdown and badges, and having left it today’s', async () => {
  const [hero, badge, listing] = ['A warm start to the year', 'Friday only', '/browse/womens/dresses'];
  const shop = await openShopDatabase();
  const campaign = await shop.planCampaign({
    id: 'friday-only',
    name: '30% off dresses',
    badge,
    markets: ['uk'],
    startsAt: friday,
    endsAt: saturday,
    selection: { categories: ['/womens/dresses'] },
    effect: { kind: 'percentage', percent: 30 },
  });
  onTestFinished(async () => {
    await campaign.cancel();
    await shop.close();
  });
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  const heading = (name: string) => page.getByRole('heading', { name });
  const badges = page.locator('#main').getByText(badge);
  await page.goto(entry);
  await heading(hero).waitFor();
  await alive(page);
  const left = page.locator('#main').getByRole('timer');
  expect((await left.innerText()).replaceAll(/\s+/g, ' ')).toBe('01 day 00 hours 00 mins 00 secs');
  const seen = await page.goto(listing);
  await badges.first().waitFor();
  expect(seen?.headers()['cache-control']).toBe('private, no-store');
  await page.locator('#main li h2 a, #main li h3 a').first().click();
  await page.waitForURL(/\/p\//);
  await badges.first().waitFor();
  // Shoppers are shown the present meanwhile.
  expect(await (await fetch(inject('origin') + listing)).text()).not.toContain(badge);

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await heading('Made for long walks home').waitFor();
  expect([await heading(hero).count(), await left.count()]).toEqual([0, 0]);
  await page.goto(listing);
  await alive(page);
  expect(await badges.count()).toBe(0);
  await shopper.close();
});
