import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { findBrowser } from '../../../scripts/browser.ts';

/** What pages' policies have stopped in this file's shoppers' browsers. A test that provokes it takes it out. */
export const violations: string[] = [];

/** The browsers of a run, without pictures and with them: all files share them, and each shopper is a stranger to the others. */
const browsers = new Map<boolean, Browser>();

/** A file's own word to `violations`, from every document. */
async function hearViolations(shopper: BrowserContext): Promise<void> {
  await shopper.exposeBinding('tellViolation', (_source, violation: string) => violations.push(violation));
  await shopper.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void };
      tellViolation([documentURI, effectiveDirective, blockedURI, sample].join(' '));
    });
  });
}

/**
 * The tests' browser, for the file that opens it at its top: the pinned one, or `CHROMIUM_PATH`. After the file its
 * shoppers are gone. It asks for pictures only where they are what is tested: the shop prints each one when it is first
 * asked for, which takes longer than the pages.
 */
export async function openBrowser({ pictures = false } = {}): Promise<Browser> {
  const open = browsers.get(pictures);
  const browser = open?.isConnected() ? open : await launch(pictures);
  browsers.set(pictures, browser);
  afterAll(async () => {
    await Promise.all(browser.contexts().map((shopper) => shopper.close()));
    // Reliability F4: over all journeys of all files nothing of ours is stopped.
    const stopped = violations.splice(0);
    if (stopped.length > 0) throw new Error(`The policy of a page stopped: ${stopped.join('; ')}`);
  });
  return browser;
}

async function launch(pictures: boolean): Promise<Browser> {
  const browser = await findBrowser();
  const args = pictures ? browser.args : [...browser.args, '--blink-settings=imagesEnabled=false'];
  return chromium.launch({ ...browser, args });
}

/** A shopper with no history, at a desktop's width unless said otherwise; addresses are relative to the shop. */
export async function newVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const visitor = await browser.newContext({
    baseURL: inject('origin'),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  if (options.javaScriptEnabled !== false) await hearViolations(visitor);
  return visitor;
}

/** The same, who has been asked about cookies before and has refused: nothing stands over the page. */
export async function newShopper(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const shopper = await newVisitor(browser, options);
  await shopper.addCookies([{ name: 'consent', value: '1', url: options.baseURL ?? inject('origin') }]);
  return shopper;
}
