import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { type HostileShop, startHostileShop } from './hostileShop.ts';

// Our own file of attempts beside this spec.
const escapes = JSON.parse(readFileSync(new URL('frameEscapes.json', import.meta.url), 'utf8')) as {
  name: string;
  script: string;
  html?: string;
}[];
const numberOf = (name: string) => escapes.findIndex((escape) => escape.name === name);

/** How long an attempt is given to get out. */
const attemptMs = 250;

/** As many attempts at a time as pages are open. */
const together = 6;

const secrets = `window.secret = 'secret'; localStorage.setItem('secret', 'secret'); window.leaks = []; window.answered = 0;
new BroadcastChannel('shop').onmessage = () => leaks.push('broadcast');
addEventListener('message', ({ data, origin }) => {
  if (origin !== 'null') leaks.push('an origin: ' + origin);
  if (data && data.leak && data.leak !== 'null' && data.leak !== 'undefined') leaks.push(data.leak);
  if (data && data.type === 'tailorbird:frame-height') answered += 1;
});`;

/** A page of the shop with secrets of its own, and a frame as the custom block makes it, or one left open. */
const page = ({ pathname }: URL) => ({
  html: `<!doctype html><title>The shop</title><body>
<iframe src="/${pathname.startsWith('/live/') ? 'live-shopping-frame' : 'content-frame'}/${pathname.split('/').at(-1)}" ${pathname.startsWith('/open/') ? '' : 'sandbox="allow-scripts"'} style="width:600px;height:300px"></iframe>
<p id="words">The shop’s own words</p>
<script>${secrets}</script></body>`,
  scripts: [secrets],
});

const browser = await openBrowser();
let shop: HostileShop;
beforeAll(async () => {
  shop = await startHostileShop({
    page,
    item: (id, canary) => ({
      _meta: { schema: 'https://tailorbird.example/schema/custom-block' },
      title: 'Attempt',
      html: escapes[Number(id)]?.html?.replaceAll('__CANARY__', canary) ?? '<p>Attempt</p>',
      javascript: escapes[Number(id)]?.script.replaceAll('__CANARY__', canary) ?? 'void 0',
    }),
    liveShoppingScript: (canary) => `${canary}/player.js`,
  });
});
afterAll(() => shop.stop());

/** Everything an attempt did to the page around it. With `open`, in a frame without a sandbox or a policy. */
async function whatHappened(tried: number, open = false): Promise<string[]> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'session', value: 'secret', url: shop.origin }]);
  const shown = await context.newPage();
  const events: string[] = [];
  shown.on('dialog', (dialog) => {
    events.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (popup) => events.push(`a window: ${popup.url()}`));
  shown.on('download', () => events.push('a download'));
  if (open) {
    const { script = '', html = '' } = escapes[tried] ?? {};
    const body = `<body>${html}<script>${script}</script></body>`.replaceAll('__CANARY__', shop.canary);
    await context.route('**/content-frame/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  }
  const address = `${shop.origin}/${open ? 'open' : 'closed'}/${tried}`;
  await shown.goto(address);
  await shown.waitForTimeout(attemptMs);
  events.push(...(await changesOf(shown, address)));
  await context.close();
  return events.map((event) => `${escapes[tried]?.name}: ${event}`);
}

/** All attempts, several pages at a time. */
async function tryAll(): Promise<string[]> {
  const escaped: string[] = [];
  const queue = escapes.map((_, at) => at);
  const work = async () => {
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      escaped.push(...(await whatHappened(at)));
  };
  await Promise.all(Array.from({ length: together }, work));
  return escaped;
}

async function changesOf(shown: Page, address: string): Promise<string[]> {
  if (shown.url() !== address) return [`the page went to ${shown.url()}`];
  const state = await shown.evaluate(() => ({
    leaks: (window as unknown as { leaks: string[] }).leaks,
    words: document.getElementById('words')?.textContent,
    children: document.body.children.length,
    title: document.title,
    stored: Object.keys(localStorage).join(),
    cookies: document.cookie,
    fullScreen: document.fullscreenElement !== null,
    box: document.querySelector('iframe')?.getBoundingClientRect().height,
    workers: navigator.serviceWorker?.controller !== null,
  }));
  const expected = {
    leaks: [],
    words: 'The shop’s own words',
    children: 3,
    title: 'The shop',
    stored: 'secret',
    cookies: 'session=secret',
    fullScreen: false,
    workers: false,
  };
  return Object.entries(expected)
    .filter(([name, value]) => JSON.stringify(state[name as keyof typeof state]) !== JSON.stringify(value))
    .map(([name]) => `${name}: ${JSON.stringify(state[name as keyof typeof state])}`);
}

test('reliability §5: there are 60 ways out to try', () => {
  expect(escapes.length).toBeGreaterThanOrEqual(60);
});

test('an editor’s script runs in its frame, and says its height', async () => {
  const shown = await browser.newPage();
  await shown.goto(`${shop.origin}/closed/none`);
  const answered = () => (window as unknown as { answered: number }).answered;
  await shown.waitForFunction(answered);
  expect(await shown.evaluate(answered)).toBeGreaterThan(0);
  await shown.close();
});

test('reliability F7: not one of them gets out of the frame', { timeout: 180_000 }, async () => {
  shop.asked();
  expect(await tryAll()).toEqual([]);
  const { canary, shop: asked } = shop.asked();
  expect(canary).toEqual([]);
  // Nothing that changes anything may reach the shop; the browser’s own reports do.
  const changing = asked.filter((line) => line.startsWith('POST') || line.includes('logout'));
  expect(changing.filter((line) => line !== 'POST /__report')).toEqual([]);
});

test('the attempts are real: from a frame that is left open they get out', async () => {
  const names = [
    'cookie',
    'parent DOM',
    'parent variable',
    'localStorage',
    'top navigation by replace',
    'dialog',
  ];
  const got = await Promise.all(names.map((name) => whatHappened(numberOf(name), true)));
  expect(names.filter((_, at) => got[at]?.length === 0)).toEqual([]);
});

test('the attempts are real: from an open frame, and from the frames it makes, packets leave', async () => {
  const names = [
    'WebRTC',
    'WebRTC by its old name',
    'WebRTC in a srcdoc frame',
    'WebRTC in a javascript frame',
    'WebRTC in a closed shadow root',
    'WebRTC in a copied shadow root',
    "WebRTC in a root of HTML's own",
    'WebRTC in a frameset',
    'WebRTC of a frame in the HTML',
    'WebRTC in a root in the HTML',
  ];
  const silent: string[] = [];
  for (const name of names) {
    shop.asked();
    await whatHappened(numberOf(name), true);
    if (!shop.asked().canary.includes('a packet')) silent.push(name);
  }
  expect(silent).toEqual([]);
});

test('reliability F8: a player runs in its closed frame, with its channel and without the shop', async () => {
  const context = await browser.newContext();
  const shown = await context.newPage();
  shop.asked();
  await shown.goto(`${shop.origin}/live/autumn`);
  const frame = shown.frameLocator('iframe');
  await frame.locator('body[data-played="autumn"]').waitFor();
  expect(shop.asked().canary).toEqual(['/player.js']);
  expect(await frame.locator('body').evaluate(() => self.origin)).toBe('null');
  await context.close();
});
