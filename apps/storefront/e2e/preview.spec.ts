import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';
import { previewCookie } from './previewCookie.ts';
import { previewSecret } from './previewSecret.ts';
import { together } from './together.ts';

const host = 'tailorbird.staging.bigcontent.io';
const entry = `/?ampl_domain=${host}&ampl_timestamp=1798761600000&ampl_secret=${previewSecret}`;
const editor = 'https://app.amplience.net';
/** Headings of the front page: what is published, and what is not yet. */
const published = 'Made for long walks home';
const unpublished = 'Wool, and somewhere to wear it';
/** The front page of the UK, and the hero on it. */
const pageId = 'a5780ca1-7cae-52b9-9638-72bed8fad522';
const heroId = 'fa164cb1-7136-53fa-9aaa-e12701a0d00b';

const browser = await openBrowser();

/** Seven pages, or 500 requests, on a machine that does other things too. */
const slow = { timeout: 180_000 };

/** An item of the content service, as its form shows it. */
const visualised = (id: string) => `/amplience-visualization/${host}/${id}?ampl_secret=${previewSecret}`;

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('commerce §6 preview 1: an editor previews by a cookie, until it is taken away', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto(entry);
  expect(new URL(page.url()).pathname).toBe('/');
  await heading(page, unpublished).waitFor();
  const [cookie] = (await shopper.cookies()).filter(({ name }) => name === 'preview');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await heading(page, published).waitFor();
  expect((await shopper.cookies()).filter(({ name }) => name === 'preview')).toEqual([]);
  await shopper.close();
});

test(
  'commerce §4 preview bar 1: the bar is there with the cookie alone, and never on pages about a shopper',
  slow,
  async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto('/');
    await alive(page);
    expect(await bar(page).count()).toBe(0);
    await page.goto(entry);
    await alive(page);
    expect(await bar(page).innerText()).toContain('1 January 2027');
    // From page to page without a new document, as shoppers go.
    await page.getByRole('link', { name: 'Delivery' }).last().click();
    await page.waitForURL(/\/delivery$/);
    await bar(page).waitFor();
    const without = [];
    for (const path of ['/bag', '/login', '/my-account', '/checkout-identity', '/wishlist']) {
      await page.goto(path);
      without.push([path, await bar(page).count()]);
    }
    expect(without.filter(([, count]) => count !== 0)).toEqual([]);
    await shopper.close();
  },
);

test('commerce §2 content preview 1: a page, or one block, is shown by host and id before it is published', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  for (const id of [pageId, heroId]) {
    const answer = await page.goto(visualised(id));
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await heading(page, unpublished).waitFor();
  }
  await shopper.close();
});

test('blocks §1 pages 1: shoppers see the blocks that are published, and editors in a preview those that are not yet', async () => {
  const front = async (cookie: string) => (await fetch(inject('origin'), { headers: { cookie } })).text();
  const [shoppers, editors] = [await front(''), await front(await previewCookie())];
  expect([shoppers.includes(published), shoppers.includes(unpublished)]).toEqual([true, false]);
  expect([editors.includes(published), editors.includes(unpublished)]).toEqual([false, true]);
});

test('commerce §2 content preview 1: an editor is told why there is none', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  for (const [path, status, words] of [
    [`evil.staging.bigcontent.io/${pageId}`, 400, 'Invalid amplience staging domain'],
    [`${host}/no-such-item?ampl_secret=${previewSecret}`, 404, 'has no item no-such-item'],
  ] as const) {
    const answer = await page.goto(`/amplience-visualization/${path}`);
    expect([path, answer?.status()]).toEqual([path, status]);
    await page.getByText(words).waitFor();
  }
  await shopper.close();
});

/** A form of the content service around a page of ours, as far as the two talk. */
const formAround = (address: string) => `<!doctype html><title>Form</title>
<iframe name="shop" src="${address}&mc-name=shop" style="width:1200px;height:800px"></iframe>
<script>
addEventListener('message', ({ data, source, origin }) => {
  if (data !== 'shop') return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data.type === 'request') port1.postMessage({ type: 'resolve', event: data.event, id: data.id });
    if (data.event === 'visualization-sdk:form:changed-config') window.ready = true;
  };
  window.change = (content) =>
    port1.postMessage({ type: 'emit', event: 'visualization-sdk:form:change', payload: { model: { content } } });
  source.postMessage(null, origin, [port2]);
});
</script>`;

/** What the form sends while an editor writes. */
const change = (page: Page, item: object) =>
  page.evaluate((content) => (window as unknown as { change: (item: object) => void }).change(content), item);

/** A page of another site around one of ours. */
async function openForm(origin: string): Promise<{ page: Page; close: () => Promise<void> }> {
  // The shop under test is on this machine, which a site out there may not reach by itself.
  const shopper = await newShopper(browser, { permissions: ['local-network-access'] });
  const body = formAround(inject('origin') + visualised(heroId));
  await shopper.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await shopper.newPage();
  // Not waited for: what is inside speaks as soon as it is there.
  void page.goto(`${origin}/form`, { waitUntil: 'commit' });
  return { page, close: () => shopper.close() };
}

test('blocks §6 guard 1: what is not published is shown to nobody without the secret', async () => {
  const paths = [
    `/?ampl_domain=${host}&ampl_timestamp=1`,
    `/?ampl_domain=${host}&ampl_timestamp=1&ampl_secret=guess`,
    `/amplience-visualization/${host}/${pageId}`,
    `/amplience-visualization/${host}/${pageId}?ampl_secret=guess`,
    '/staging/content/key/uk/home',
    `/staging/content/id/${pageId}`,
  ];
  for (const path of paths) {
    const answer = await fetch(inject('origin') + path, { redirect: 'manual' });
    expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 403, []]);
    expect(await answer.text()).not.toContain(unpublished);
  }
  const forged = await fetch(inject('origin'), { headers: { cookie: `preview=${host}~1` } });
  expect(await forged.text()).toContain(published);
});

test('commerce §2 content preview 1: what an editor writes is shown while it is written, its faults by name', async () => {
  const { page, close } = await openForm(editor);
  const shown = page.frameLocator('iframe');
  await page.waitForFunction(() => 'ready' in window);
  const block = { _meta: { schema: 'https://tailorbird.example/schema/text-block', deliveryId: 'x' } };
  await change(page, { ...block, title: 'Written this very moment', body: 'Words.' });
  await shown.getByText('Written this very moment').waitFor();
  await change(page, { ...block, title: 7, body: 'Words.' });
  const fault = shown.getByText('Title is 7: it is read as “7”.');
  await fault.waitFor();
  expect(await fault.innerText()).toContain('at title');
  await close();
});

test('blocks §2 modal 1: the Escape key closes it', async () => {
  const { page, close } = await openForm(editor);
  const shown = page.frameLocator('iframe');
  await page.waitForFunction(() => 'ready' in window);
  const _meta = { schema: 'https://tailorbird.example/schema/modal', deliveryId: 'x' };
  const words = { triggerText: 'How it fits', title: 'True to size', body: 'With room for a jumper.' };
  await change(page, { _meta, modalId: 'fit', ...words });
  await shown.getByRole('link', { name: words.triggerText }).click();
  const dialog = shown.getByRole('dialog', { name: words.title });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await close();
});

test('reliability F3: only the editor’s own site may show a page of ours in a frame', async () => {
  const { page, close } = await openForm('https://evil.example');
  const refused = await page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  expect(refused.text()).toContain(editor);
  expect(await page.frameLocator('iframe').getByRole('main').count()).toBe(0);
  await close();
});

/** Pages and their data in each market, and how each of them says whose it is. */
const crossed = [
  { path: '/', mark: '<html lang="en-GB"' },
  { path: '/eu', mark: '<html lang="en-IE"' },
  { path: '/us', mark: '<html lang="en-US"' },
  { path: '/delivery', mark: '<html lang="en-GB"' },
  { path: '/eu/delivery', mark: '<html lang="en-IE"' },
  { path: '/_.data', mark: 'en-GB' },
  { path: '/eu/_.data', mark: 'en-IE' },
  { path: '/eu.data', mark: 'en-IE' },
  { path: '/us.data', mark: 'en-US' },
  { path: '/us/_.data', mark: 'en-US' },
];
/** A cookie that says something else of whoever asks: none of it may change what is shared. */
const flags = [
  'sid=1',
  'user-authenticated=1',
  'consent=1.analytics',
  'wsPreferredLocale=%7B%7D; siteLocale=us',
  '',
];

/** Whether a page is an editor's; unknown for data, which do not say. */
function isPreviewed(path: string, text: string): boolean | undefined {
  if (!path.includes('.data')) return text.includes('Leave the preview');
  const isUnpublished = text.includes(unpublished);
  return isUnpublished === text.includes(published) ? undefined : isUnpublished;
}

test(
  'reliability H5: 500 requests of editors and shoppers crossed never take each other’s page',
  slow,
  async () => {
    const wrong: string[] = [];
    const preview = await previewCookie();
    const requests = Array.from({ length: 500 }, (_, at) => at);
    const seen = new Set<string>();
    await together(requests, 20, async (at) => {
      const { path, mark } = crossed[Math.floor(at / 2) % crossed.length] ?? { path: '/', mark: '' };
      const previewing = at % 2 === 0;
      // Each page with each flag in turn, by an editor and then by a shopper.
      const flag = flags[Math.floor(at / crossed.length / 2) % flags.length] ?? '';
      const cookie = previewing ? `${preview}; ${flag}` : flag;
      const answer = await fetch(inject('origin') + path, { headers: { cookie } });
      const text = await answer.text();
      const isShared = !/private|no-store/.test(answer.headers.get('cache-control') ?? '');
      seen.add(`${path} ${previewing} ${flag}`);
      const told = [answer.status, text.includes(mark), isPreviewed(path, text) ?? previewing, !isShared];
      if (told.join() !== [200, true, previewing, previewing].join())
        wrong.push(`${path} ${cookie}: ${told.join()}`);
    });
    // Every page was asked by editors and by shoppers, each with every flag.
    expect(seen.size).toBe(crossed.length * flags.length * 2);
    expect(wrong).toEqual([]);
  },
);
