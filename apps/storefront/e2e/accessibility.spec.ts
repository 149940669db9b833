import { expect, it } from 'vitest';
import { register, saveAddress } from './accountJourney.ts';
import { openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { addToBag, cards, fillAddress, orderNumber, payWith } from './journey.ts';
import { openInspector } from './openInspector.ts';
import { previewSecret } from './previewSecret.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { nothing, startStrangeShop } from './startStrangeShop.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());

/** Many pages, and each looked at several times. */
const slow = { timeout: 240_000 };

const pages = {
  'what editors write': [
    '/',
    '/delivery',
    '/returns',
    '/contact',
    '/about',
    '/privacy',
    '/accessibility',
    '/other-stuff',
    '/cookies',
    `/amplience-visualization/tailorbird.staging.bigcontent.io/a5780ca1-7cae-52b9-9638-72bed8fad522?ampl_secret=${previewSecret}`,
  ],
  'what is for sale': [
    '/browse/womens',
    '/browse/womens/dresses/midi-dresses?view=list',
    '/browse/womens?filters[colour]=Nothing',
    '/browse/collection/garden-prints',
    '/search',
    '/search?query=stripe',
    '/search?query=zzzzzz',
    '/size-guide',
    '/shop-finder',
  ],
  'what is a stranger’s, and empty': [
    '/bag',
    '/wishlist',
    '/login',
    '/create-account',
    '/forgot-password',
    '/updatePassword?token=old',
    '/confirm?token=old',
    '/find-order',
    '/newsletter',
    '/cookie-choices',
  ],
  'what is not there': [
    '/nowhere',
    '/p/999999/x/y',
    '/wishlist/nobodys',
    '/amplience-visualization/evil.example/abc',
  ],
  'other markets': [
    '/eu',
    '/us',
    '/eu/browse/womens',
    '/us/create-account',
    '/us/size-guide',
    '/eu/shop-finder',
  ],
};

it.concurrent.each(Object.entries(pages))(
  '%s is accessible, and can be read at 400 per cent',
  slow,
  async (_name, paths) => {
    const { faults, look, visit, close } = await openInspector(browser);
    for (const path of paths) {
      await visit(path);
      await look(path);
    }
    expect(faults).toEqual({});
    await close();
  },
);

it.concurrent(
  'products of every kind are accessible, and say beside a field what is missing',
  slow,
  async () => {
    const { faults, look, visit, refuse, close } = await openInspector(browser);
    const reviewed = await database.reviewedPath(14);
    await visit(reviewed);
    await look('a product');
    await refuse('Add to bag');
    await visit(`/reviews/${/^\/p\/(\d+)\//.exec(reviewed)?.[1]}`);
    await look('its reviews');
    await refuse('Send review');
    await visit(await database.giftCardPath('25'));
    await look('a gift card');
    expect(faults).toEqual({});
    await close();
  },
);

it.concurrent('every form of a stranger takes the focus to what is wrong, and says what', slow, async () => {
  const { page, faults, visit, refuse, close } = await openInspector(browser);
  const forms = [
    ['/login', 'Log in'],
    ['/create-account', 'Create my account'],
    ['/forgot-password', 'Send the link'],
    ['/find-order', 'Find my order'],
    ['/newsletter', 'Write to me'],
  ] as const;
  for (const [path, button] of forms) {
    await visit(path);
    await refuse(button);
  }
  await visit('/shop-finder');
  await page.getByLabel('Town or postcode').fill('Nowhere at all');
  await refuse('Find');
  expect(faults).toEqual({});
  await close();
});

it.concurrent(
  'a bag, each step of the checkout, refused and taken, and the thanks are accessible',
  slow,
  async () => {
    const { page, faults, look, visit, refuse, close } = await openInspector(browser);
    await addToBag(page, (await database.buyable(903)).path, true);
    await look('a bag');
    await page.getByLabel('Promotion code').fill('NOSUCHCODE');
    await refuse('Apply');
    await visit('/checkout-identity');
    await look('who are you');
    await refuse('Continue as a guest');
    await page.getByLabel('Email address').fill('axe@example.com');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await page.waitForURL(/\/checkout$/);
    await refuse('Continue to delivery');
    await fillAddress(page, 'shipping');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.waitForURL(/step=delivery/);
    await look('delivery');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const pay = page.getByRole('button', { name: /^Pay .* and place order$/ });
    await pay.waitFor();
    await refuse(await pay.innerText());
    await payWith(page, cards.declines);
    await page.getByText('Your card was declined and nothing has been charged.').waitFor();
    await look('a card declined');
    await payWith(page, cards.passes);
    await orderNumber(page);
    await look('the thanks');
    expect(faults).toEqual({});
    await close();
  },
);

it.concurrent('every view of an account is accessible, empty, filled and refused', slow, async () => {
  const { page, faults, look, visit, refuse, close } = await openInspector(browser);
  await register(page, '', 'axe-customer@example.com', true);
  await saveAddress(page);
  const views = ['', 'MyProfile', 'OrderHistory', 'SavedAddresses', 'Preferences', 'Security', 'YourData'];
  for (const view of views) {
    await visit(`/my-account/${view}`);
    await look(`my account ${view}`);
  }
  await visit('/my-account/MyProfile');
  await page.getByLabel('First name').fill('');
  await refuse('Save my profile');
  await visit('/my-account/Security');
  await refuse('Change my password');
  await visit('/my-account/YourData');
  await refuse('Delete my account');
  await visit('/my-account/SavedAddresses?edit=new');
  await refuse('Save this address');
  await visit('/wishlist');
  await look('a wishlist');
  expect(faults).toEqual({});
  await close();
});

it.concurrent(
  'a product that is sold out, and its notice of when it is back, are accessible',
  slow,
  async () => {
    const { faults, look, visit, refuse, close } = await openInspector(browser);
    const product = await database.unvisited(2);
    const units = await database.onHand(product.stockItemId);
    await database.leaveOnHand(product.stockItemId, 0);
    await visit(product.path);
    await look('sold out');
    await refuse('Notify me');
    await database.leaveOnHand(product.stockItemId, units);
    expect(faults).toEqual({});
    await close();
  },
);

it.concurrent('a wishlist that is shared is accessible to its owner and to a friend', slow, async () => {
  const owner = await openInspector(browser);
  await register(owner.page, '', 'axe-shares@example.com', true);
  await owner.visit('/browse/womens');
  const heart = owner.page.locator('article button[name="wish"]').first();
  await heart.click();
  await owner.page.getByText('Saved to your wishlist').waitFor();
  await owner.visit('/wishlist');
  await owner.page.locator('#main').getByRole('button', { name: 'Make a link' }).click();
  const link = owner.page.locator('#main').getByRole('link', { name: /\/wishlist\/[\w-]{20,}$/ });
  const address = (await link.getAttribute('href')) ?? '';
  await owner.look('a wishlist with a link');
  const friend = await openInspector(browser);
  await friend.visit(new URL(address).pathname);
  await friend.page.locator('#main h2 > a').first().waitFor();
  await friend.look('a friend’s wishlist');
  expect([owner.faults, friend.faults]).toEqual([{}, {}]);
  await owner.close();
  await friend.close();
});

it.concurrent(
  'a page that fails on the server is accessible, and says what may be had meanwhile',
  slow,
  async () => {
    const shop = await startStrangeShop(nothing);
    const { faults, look, visit, close } = await openInspector(browser, { baseURL: shop.origin });
    for (const path of ['/', '/p/1/a/b', '/browse/womens', '/us/search?query=stripe']) {
      await visit(path);
      await look(path);
    }
    expect(faults).toEqual({});
    await close();
    shop.stop();
  },
);

it.concurrent('a page that fails in the browser is accessible', slow, async () => {
  const { page, faults, look, visit, close } = await openInspector(browser);
  await visit('/delivery');
  await page.route('**/returns.data*', (route) => route.fulfill({ status: 500, body: 'It fell over.' }));
  await page.getByRole('link', { name: 'Returns' }).first().click();
  await page.getByRole('heading', { name: 'An error occured' }).waitFor();
  await look('an error');
  expect(faults).toEqual({});
  await close();
});
