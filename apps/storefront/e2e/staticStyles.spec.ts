import { describe, expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';

const browser = await forThisFile(openBrowser());

/** Class names that have a rule in a text of CSS. */
const ruled = (css: string) =>
  new Set([...css.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ''));

describe('decision 14: styles are finished while building', () => {
  it.each(['/', '/browse/womens', '/bag', '/size-guide'])(
    'what a live page fetches for later has every rule %s came with',
    async (path) => {
      const shopper = await newShopper(browser);
      const page = await shopper.newPage();
      await page.goto(path);
      const inline = await page.locator('style[data-page]').allTextContents();
      await alive(page);
      const href = await page.locator('link[rel="stylesheet"][href*="/assets/"]').getAttribute('href');
      const later = ruled(await (await page.request.get(href ?? '')).text());
      const now = [...ruled(inline.join(''))];
      await shopper.close();
      expect(now.length).toBeGreaterThan(10);
      expect(now.filter((name) => !later.has(name))).toEqual([]);
    },
  );
});
