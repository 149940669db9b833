import { marketList, markets } from '@tailorbird/commerce/market';
import { describe, expect, inject, it } from 'vitest';
import { watchRequests } from '../../../scripts/watchRequests.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, alive, goToPayment } from './journey.ts';
import { openShopDatabase } from './shopDatabase.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(90)).path;

const publicPages = ['/', '/browse/womens', '/search', '/search?query=stripe', '/delivery', '/other-stuff'];
it.each([390, 1440])('at %d px a long e-mail address does not widen the checkout', async (width) => {
  const shopper = await newShopper(browser, { viewport: { width, height: 900 } });
  const page = await shopper.newPage();
  await addToBag(page, product, true);
  await goToPayment(page, 'an.axe.of.the.long.hedgerow.lane@example.com');
  const ends = page.locator('#main [data-part="step"] form').last();
  const edge = await ends.evaluate((form) => Math.round(form.getBoundingClientRect().right));
  expect(edge).toBeLessThanOrEqual(width - 20);
  await shopper.close();
});

it.each(marketList)(
  'commerce §8 customer care 1: in the %s market the copy gives the number to call',
  async (market) => {
    const page = await (await fetch(`${inject('origin')}${markets[market].prefix}/contact`)).text();
    expect(/By phone<\/h\d>\s*<p[^>]*>\+?[\d ]{10,},/.test(page)).toBe(true);
  },
);

it('commerce §7 layout start 1: one request after a page brings what is the shopper’s own, and no provider of a wallet', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  const untilQuiet = watchRequests(page);
  await page.goto('/browse/womens');
  await expect.poll(() => asked).toContain('/me');
  await untilQuiet();
  expect(asked.filter((path) => !/\.data$|^\/assets\//.test(path))).toEqual(['/me']);
  await shopper.close();
});

it('commerce §8 message 14: an empty bag says so, with a way back', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await page.goto('/us/bag');
  expect(await page.locator('#main').getByText('Your shopping bag is empty').isVisible()).toBe(true);
  await page.locator('#main').getByRole('link', { name: 'Go back shopping' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/us') && !url.pathname.endsWith('/bag'));
  await shopper.close();
});

it('without scripts an empty wishlist is empty, and does not seem to wait', async () => {
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  const page = await shopper.newPage();
  await page.goto('/wishlist');
  await page.locator('#main [data-part="empty"]').waitFor();
  expect(await page.locator('[data-part="waiting"]').isVisible()).toBe(false);
  await shopper.close();
});

describe('architecture idea 4: a public page is the same bytes for everyone', () => {
  // Again once: a page that others have changed is made anew between the two.
  it.each(publicPages)('%s may be cached and sets no cookie', { retry: 1 }, async (path) => {
    const answers = await Promise.all(
      ['', 'sid=someone; cart_1406818_GBP=0f8fad5b-d9cb-469f-a165-70867728950e'].map((cookie) =>
        fetch(new URL(path, inject('origin')), {
          headers: { cookie, 'accept-language': cookie ? 'fr' : 'en' },
        }),
      ),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(bodies[0]).toBe(bodies[1]);
    for (const { headers } of answers) {
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      );
    }
  });

  it.each(['/bag', '/eu/bag', '/me', '/checkout-identity'])('%s is kept by nobody', async (path) => {
    const answer = await fetch(new URL(path, inject('origin')), { redirect: 'manual' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

it('blocks §4 routing 4: a redirect is passed on silently, by the server and in a page that is live', async () => {
  const answer = await fetch(`${inject('origin')}/my-account/OrderHistory`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
    303,
    '/login?next=%2Fmy-account%2FOrderHistory',
    '',
  ]);
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto('/delivery');
  await alive(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/my-account/OrderHistory';
    link.textContent = 'Orders';
    document.querySelector('#main')?.prepend(link);
    performance.mark('same-document');
  });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByName('same-document').length)).toBe(1);
  expect(said).toEqual([]);
  await shopper.close();
});

describe('what is not there', () => {
  it.each(['/nowhere', '/browse/nowhere', '/p/999999/x/Moss', '/p/abc/x/Moss', '/browse/womens?page=9999'])(
    'commerce §2 error page 1: %s is 404',
    async (path) => {
      const answer = await fetch(new URL(path, inject('origin')));
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain('404 ERROR');
      expect(html).toContain('<title>Page not found');
    },
  );

  it('commerce §4 product page 1: a colour the product does not have is 404', async () => {
    const answer = await fetch(new URL(product.replace(/\/[^/]+$/, '/Ultraviolet'), inject('origin')));
    expect(answer.status).toBe(404);
  });

  it('reliability F1: a form from another site changes nothing', async () => {
    const answer = await fetch(new URL('/bag', inject('origin')), {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=add&productId=1',
    });
    expect(answer.status).toBe(403);
  });
});
