import { type Browser, chromium } from 'playwright-core';
import { browserVersion, findBrowser } from '../../../scripts/browser.ts';

/** The browser would draw a page before its large pictures are decoded, and the pictures a while later. */
const drawWhole = ['--disable-checker-imaging', '--disable-new-content-rendering-timeout'];

/** The browser in which pictures are taken, and its version line. */
export async function pictureBrowser(): Promise<{ open: () => Promise<Browser>; version: string }> {
  const options = await findBrowser();
  const open = () => chromium.launch({ ...options, args: [...options.args, ...drawWhole] });
  return { open, version: await browserVersion(options) };
}
