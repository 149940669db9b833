import type { Browser, BrowserContext, Page } from 'playwright-core';
import { watchRequests } from '../../../scripts/watchRequests.ts';
import { freeze, frozenStyle, stillPlayers } from './frozen.ts';
import type { Gallery } from './gallery.ts';
import type { About } from './reportData.ts';

/** The moment of every picture, for the shop (`openShop`) and the browser: the demonstration's campaigns run, and its countdown. */
export const shopMoment = '2026-12-01T09:00:00Z';

/** What goes into each market's bag: two styles, in sizes that there are. */
const inBag = [
  '/p/105/ramsons-block-print-midi-dress/Bottle_Green?Size=12&Length=Regular',
  '/p/112/knapweed-jumper/Kingfisher?Size=10',
];

/** What stands before the addresses of each market. */
export const prefixes: Readonly<Record<string, string>> = { uk: '', eu: '/eu', us: '/us' };
const paths: Readonly<Record<string, string>> = {
  home: '',
  listing: '/browse/womens/dresses',
  product: '/p/105/ramsons-block-print-midi-dress/Bottle_Green',
  bag: '/bag',
  checkout: '/checkout',
};

/** Which pages of a shop are pictured, and how. */
export interface PicturedPages {
  /** The address of each and what is told of it, by its name. */
  readonly pages: ReadonlyMap<string, About>;
  /** What the browser takes for now. */
  readonly moment: string;
  readonly scale: number;
  /** Whether what is answered where there is no page is pictured too. */
  readonly withMissing?: boolean;
  /** More styles: what is not to be seen. */
  readonly css?: string;
}

/** A page of each kind in each market: `home-uk`, `home-eu` … */
export const wholePages: PicturedPages = {
  pages: new Map(
    Object.entries(paths).flatMap(([name, path]) =>
      Object.entries(prefixes).map(([market, prefix]) => {
        const source = `apps/storefront/app/routes/${name}.tsx`;
        return [`${name}-${market}`, { address: prefix + path || '/', source }] as const;
      }),
    ),
  ),
  moment: shopMoment,
  scale: 0.5,
};

/** A shopper of a running shop, as the browser remembers them. */
export interface Guest {
  readonly origin: string;
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** What is told of each page. */
export const aboutPages =
  (pages: ReadonlyMap<string, About>) =>
  (id: string): About =>
    pages.get(id) ?? { address: '/' };

/** Pages of a running shop, as a guest sees them. */
export function shopGallery(
  browser: Browser,
  { origin, storageState }: Guest,
  { pages, moment, scale, withMissing = false, css = '' }: PicturedPages = wholePages,
): Gallery {
  return {
    ids: (prefix) => [...pages.keys()].filter((id) => id.startsWith(prefix)),
    open: async ({ width, height }, served) => {
      const context = await browser.newContext({
        baseURL: origin,
        storageState,
        viewport: { width, height },
        reducedMotion: 'no-preference',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      await keepWithin(context, origin);
      if (served !== undefined) await changeServed(context, origin, served);
      const page = await context.newPage();
      // A busy machine prints a page's pictures slowly, which is no fault of the page.
      page.setDefaultTimeout(120_000);
      await freeze(page);
      await page.addInitScript(saveData);
      await page.addInitScript(fixDate, Date.parse(moment));
      await page.addInitScript(beginAnew, `${frozenStyle} ${stillPlayers} ${css}`);
      return page;
    },
    show: (page, id) => showPage(page, aboutPages(pages)(id).address, withMissing),
    hasBetween: false,
    scale,
  };
}

/** Somebody who was asked about cookies, has two lines in the bag of each market, and has given an e-mail to check out with. */
export async function becomeGuest(browser: Browser, origin: string): Promise<Guest> {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  await context.addCookies([{ name: 'consent', value: '1', url: origin }]);
  const page = await context.newPage();
  const waitUntil = 'domcontentloaded';
  for (const prefix of Object.values(prefixes)) {
    for (const path of inBag) {
      await page.goto(prefix + path, { waitUntil });
      await page.getByRole('button', { name: 'Add to bag' }).click();
      await page.waitForURL(/\/bag$/, { waitUntil });
    }
    await page.goto(`${prefix}/checkout-identity`, { waitUntil });
    await page.getByLabel('Email address').fill('wren@example.com');
    await page.getByRole('button', { name: 'Continue as a guest' }).click();
    await page.waitForURL(/\/checkout$/, { waitUntil });
  }
  const storageState = await context.storageState();
  await context.close();
  return { origin, storageState };
}

/** Films are pictured by their poster, and nothing is asked for elsewhere. */
async function keepWithin(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin || /^\/v\/.*\/(?:mp4|webm)_\d+p$/.test(url.pathname),
    (route) => route.abort(),
  );
}

/** Pages, scripts and styles come changed. */
async function changeServed(
  context: BrowserContext,
  origin: string,
  served: (text: string) => string,
): Promise<void> {
  await context.route(
    (url) => url.origin === origin && !/^\/[isv]\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const isText = /html|javascript|json|css/.test(response.headers()['content-type'] ?? '');
      await route.fulfill({ response, ...(isText && { body: served(await response.text()) }) });
    },
  );
}

/** Nothing is asked for ahead: other pages' answers would wait for the pictures of this one, which are being printed. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Every date is of one moment. Playwright's own clock would also take the marks away that say that a page is alive. */
function fixDate(moment: number): void {
  window.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [moment] : args, newTarget),
    get: (target, key) => (key === 'now' ? () => moment : Reflect.get(target, key)),
  });
}

/** Runs before anything of a page: it knows of the visit only that it was asked for its country, and its motion is frozen. */
function beginAnew(css: string): void {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('locale-asked', '1');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

async function showPage(page: Page, address: string, withMissing: boolean): Promise<void> {
  const untilQuiet = watchRequests(page);
  const response = await page.goto(address);
  const status = response?.status();
  const { pathname } = new URL(page.url());
  const isAnswered = status === 200 || (withMissing && status === 404);
  if (!isAnswered || pathname !== address) throw new Error(`${address} answered ${status} at ${pathname}`);
  // The shop's own marks: its scripts have taken over, and the styles of what is shown later are there.
  await page.waitForFunction(() =>
    ['live', 'styled'].every((mark) => performance.getEntriesByName(mark).length > 0),
  );
  // What comes when it is seen has come.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await window.__nextFrame();
    }
    scrollTo(0, 0);
  });
  // What is missing then is missing in the picture, too.
  for (const url of await untilQuiet()) console.log(`${address}: no answer yet from ${url}`);
}
