import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { previewSecret } from './previewSecret.ts';

export const phone = { viewport: { width: 390, height: 844 } };
const dress = '/p/220/nettle-posy-print-pocket-dress/Charcoal?Size=10';

/** One overlay: how it opens, and what then becomes of it. */
export interface Row {
  readonly name: string;
  readonly at?: string;
  readonly options?: BrowserContextOptions;
  /** What the shop is told when it asks who is there, where that opens it. */
  readonly me?: object;
  readonly trigger?: (page: Page) => Locator;
  readonly overlay: (page: Page) => Locator;
  /** Where the focus goes: into it; there with the next Tab; or nowhere, as it asks for nothing. */
  readonly focus: 'inside' | 'next' | 'stays';
  /** Whether Escape closes it. */
  readonly escape: boolean;
  /** A place beside it whose press closes it. */
  readonly outside?: readonly [x: number, y: number];
  readonly routeChange: 'closes' | 'stays';
  /** What is there without scripts: a page, or the overlay itself. */
  readonly withoutScripts?: string;
}

/** Opens an overlay with the keyboard, where it does not open by itself. */
export async function openOverlay(page: Page, { trigger, overlay }: Row): Promise<void> {
  const handle = trigger?.(page);
  await handle?.focus();
  await handle?.press('Enter');
  await overlay(page).waitFor();
}

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const modal = { focus: 'inside', escape: true, outside: [20, 860], routeChange: 'closes' } as const;

export const overlays: readonly Row[] = [
  {
    name: 'search',
    trigger: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }),
    overlay: dialog('Search'),
    ...modal,
    withoutScripts: '/search',
  },
  {
    name: 'bag',
    trigger: (page) => page.getByRole('banner').getByRole('link', { name: /^Bag/ }),
    overlay: dialog('Your bag'),
    ...modal,
    withoutScripts: '/bag',
  },
  {
    name: 'wishlist',
    trigger: (page) => page.getByRole('banner').getByRole('link', { name: 'Wishlist' }),
    overlay: dialog('Your wishlist'),
    ...modal,
    withoutScripts: '/wishlist',
  },
  {
    name: 'notifications',
    me: { bagCount: 0, signedIn: false, problem: 'Retrieving user data failed.' },
    overlay: (page) => page.getByText('Retrieving user data failed.', { exact: true }),
    focus: 'stays',
    escape: false,
    routeChange: 'stays',
  },
  {
    name: 'locale',
    trigger: (page) => page.getByRole('button', { name: /^Country and currency/ }),
    overlay: (page) => page.locator('#locale-choice-header'),
    focus: 'next',
    escape: true,
    outside: [1400, 860],
    routeChange: 'closes',
    withoutScripts: 'itself',
  },
  {
    name: 'locale, opened by itself',
    me: { bagCount: 0, signedIn: false, offeredLocale: 'Ireland EUR' },
    overlay: dialog('Where are we sending to?'),
    ...modal,
  },
  {
    name: 'preview bar',
    at: `/?ampl_domain=tailorbird.staging.bigcontent.io&ampl_timestamp=1798761600000&ampl_secret=${previewSecret}`,
    overlay: (page) => page.getByRole('complementary', { name: 'Preview' }),
    focus: 'stays',
    escape: false,
    routeChange: 'stays',
  },
  {
    name: 'added-to-bag',
    at: dress,
    trigger: (page) => page.getByRole('button', { name: 'Add to bag' }),
    overlay: dialog('Added to your bag'),
    focus: 'inside',
    escape: true,
    outside: [20, 860],
    routeChange: 'closes',
    withoutScripts: '/bag',
  },
  {
    name: 'login',
    options: phone,
    trigger: (page) => bar(page).getByRole('link', { name: 'Account' }),
    overlay: dialog('Log in'),
    ...modal,
    outside: [195, 6],
    withoutScripts: '/login',
  },
  {
    name: 'newsletter',
    trigger: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Letters from us' }),
    overlay: dialog('Letters from us'),
    ...modal,
    withoutScripts: '/newsletter',
  },
  {
    name: 'filters',
    at: '/browse/womens',
    trigger: (page) => page.getByRole('button', { name: /^Filter/ }),
    overlay: dialog('Filters'),
    focus: 'next',
    escape: true,
    outside: [20, 860],
    routeChange: 'closes',
    withoutScripts: 'itself',
  },
  {
    name: 'mobile menu',
    options: phone,
    trigger: (page) => bar(page).getByRole('button', { name: 'Menu' }),
    overlay: (page) => page.locator('#mobile-menu'),
    focus: 'next',
    escape: true,
    outside: [380, 400],
    routeChange: 'closes',
    withoutScripts: 'itself',
  },
  {
    name: 'mega-menu',
    trigger: (page) => page.getByRole('button', { name: 'More of Womens' }),
    overlay: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Midi Dresses' }),
    focus: 'next',
    escape: true,
    routeChange: 'closes',
    withoutScripts: 'itself',
  },
];
