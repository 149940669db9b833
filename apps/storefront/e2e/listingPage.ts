import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

let browser: Browser;

/** A shopper without history, and their page: others for each test of a file that says `enterForEach`. */
export let shopper: BrowserContext;
export let page: Page;

async function enter(options: BrowserContextOptions = {}): Promise<void> {
  shopper = await newShopper(browser, options);
  page = await shopper.newPage();
}

/** Lets a shopper enter before each test of the file that says so, and go after it. */
export async function enterForEach(): Promise<void> {
  browser = await openBrowser();
  beforeEach(() => enter());
  afterEach(() => shopper.close());
}

/** Another shopper, with a browser of these options, takes the place of the one there is. */
export async function comeAs(options: BrowserContextOptions): Promise<void> {
  await shopper.close();
  await enter(options);
}

/** The page's data may take a while on a busy machine. */
export const patient = { timeout: 10_000 };

/** Opens a page and waits until it is live. */
export async function open(path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}
