import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { startPlantedShop } from './startPlantedShop.ts';

const browser = await openBrowser();
/** A style of the demonstration. */
const style = '200001';

const block = (id: string, content: object) => ({ _meta: { schema: schemaAddress(id) }, ...content });
const image = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
  name: 'tile-prints',
  endpoint: 'content',
};
const listing = '/browse/womens/knitwear';

/** What an editor has put around the products of knitwear. */
const shop = await forThisFile(
  startPlantedShop({
    instead: ['knitwear'],
    blocks: [
      block('content-page', {
        title: 'Knitwear',
        seoTitle: 'Knitwear for walks',
        seoDescription: 'Wool from two farms.',
        socialImage: image,
        desktopSticker: block('sticker', { textLine1: 'Wool week' }),
        mobileSticker: block('sticker', { textLine1: 'Wool week' }),
        slots: [
          block('text-block', { title: 'Over it all', body: 'Before the heading.' }),
          block('listing-header-one', { title: 'The knit list' }),
          block('product-list-slot', { position: 2, card: { title: 'A card', image } }),
          block('card-group', { title: 'Warmest', layout: 'Slider', productSkus: [style] }),
          block('text-block', { title: 'How to wash wool', body: 'By hand.' }),
        ],
      }),
    ],
  }),
);

const planted = ['Over it all', 'The knit list', 'Filter', 'A card', 'Warmest', 'How to wash wool'];

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without scripts';

  test(`blocks §2 listing content 1: every block of the page is around the products, ${how}`, async () => {
    const shopper = await newShopper(browser, { baseURL: shop.origin, javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await page.goto(listing);
    if (scripts) await alive(page);
    const seen = await page.locator('#main :is(h1, h2, h3)').allTextContents();
    expect(seen.filter((words) => planted.includes(words))).toEqual(planted);
    await page.getByRole('heading', { name: 'How to wash wool' }).scrollIntoViewIfNeeded();
    await page.locator('[data-on="desktop"]').getByText('Wool week').waitFor();
    expect(await page.locator('[data-on="mobile"]').isVisible()).toBe(false);
    expect(await page.locator(`[data-block="card-group"] [data-product^="${style}"]`).count()).toBe(1);
    await shopper.close();
  });

  test(`blocks §2 listing content 2: what is picked out has the heading alone above it, ${how}`, async () => {
    const shopper = await newShopper(browser, { baseURL: shop.origin, javaScriptEnabled: scripts });
    const page = await shopper.newPage();
    await page.goto(`${listing}?query=wool`);
    const seen = await page.locator('#main :is(h1, h2, h3)').allTextContents();
    expect(seen.filter((words) => planted.includes(words))).toEqual(['The knit list', 'Filter']);
    await shopper.close();
  });
}

test('blocks §2 listing content 1: the blocks are there and alive after a click that leads to the listing', async () => {
  const shopper = await newShopper(browser, { baseURL: shop.origin });
  const page = await shopper.newPage();
  await page.goto('/browse/womens');
  await alive(page);
  await page
    .getByRole('navigation')
    .locator(`a[href="${listing}"]`)
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await page.getByRole('heading', { name: 'The knit list' }).waitFor();
  await page.getByRole('heading', { name: 'Warmest' }).waitFor();
  await page.getByRole('heading', { name: 'How to wash wool' }).waitFor();
  await page.locator('[data-on="desktop"]').getByRole('button', { name: /close/i }).click();
  const sticker = page.locator('[data-on="desktop"]').getByText('Wool week');
  await sticker.waitFor({ state: 'hidden' });
  expect(await sticker.isVisible()).toBe(false);
  await shopper.close();
});

test('blocks §2 listing content 3: search engines and shares are told what the editor wrote', async () => {
  const html = await (await fetch(shop.origin + listing)).text();
  expect(html).toContain('<title>Knitwear for walks | Tailorbird</title>');
  expect(html).toMatch(/<meta name="description" content="Wool from two farms\."/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/i\/content\/tile-prints/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/browse\/womens\/knitwear"/);
});
