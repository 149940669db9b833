import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive } from './journey.ts';

const browser = await openBrowser();
const sticker = (page: Page) => page.locator('[data-on="desktop"] dialog[data-sticker]');
const close = (page: Page) => sticker(page).getByRole('button', { name: 'Close the offer' }).click();

async function arrive(options: BrowserContextOptions = {}, before = (_page: Page): unknown => undefined) {
  const shopper = await newShopper(browser, { viewport: { width: 1440, height: 900 }, ...options });
  const page = await shopper.newPage();
  await before(page);
  await page.goto('/');
  return { shopper, page };
}

/** Notes in every document whether a sticker was ever to be seen, from the first frame on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const seen = [...document.querySelectorAll('dialog[data-sticker]')].some((it) => it.checkVisibility());
      if (seen) Object.assign(window, { stickerSeen: true });
      requestAnimationFrame(look);
    };
    look();
  });
const wasSeen = (page: Page) => page.evaluate(() => 'stickerSeen' in window);

test('blocks §4 sticker 1: it is visible until its close button is pressed, and never again, from the first frame on', async () => {
  const { shopper, page } = await arrive();
  await alive(page);
  await expect.poll(() => sticker(page).isVisible()).toBe(true);
  await close(page);
  expect(await sticker(page).isVisible()).toBe(false);
  await watch(page);
  await page.reload();
  await alive(page);
  expect(await sticker(page).count()).toBe(1);
  expect(await wasSeen(page)).toBe(false);
  await shopper.close();
});

test('blocks §4 sticker 1: … by whatever way its page is come to', async () => {
  const { shopper, page } = await arrive();
  await close(page);
  await watch(page);
  await page.goto('/returns');
  await alive(page);
  await page.getByRole('link', { name: 'Tailorbird, home' }).first().click();
  await expect.poll(() => sticker(page).count()).toBe(1);
  expect(await wasSeen(page)).toBe(false);
  await shopper.close();
});

test('blocks §4 sticker 1: another sticker is seen all the same', async () => {
  const { shopper, page } = await arrive({}, (opened) =>
    opened.addInitScript(() => localStorage.setItem('closed-stickers', '["another",7]')),
  );
  expect(await sticker(page).isVisible()).toBe(true);
  await shopper.close();
});

test.each(['not JSON', '{"a":1}', '7'])('what is remembered may be nonsense: %s', async (kept) => {
  const { shopper, page } = await arrive({}, (opened) =>
    opened.addInitScript((value) => localStorage.setItem('closed-stickers', value), kept),
  );
  await close(page);
  expect(await sticker(page).isVisible()).toBe(false);
  await shopper.close();
});

test('blocks §4 sticker 1: without storage it closes, and the page works', async () => {
  const complaints: string[] = [];
  const { shopper, page } = await arrive({}, async (opened) => {
    opened.on('pageerror', (error) => complaints.push(String(error)));
    await opened.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      }),
    );
  });
  await alive(page);
  await close(page);
  expect(await sticker(page).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await shopper.close();
});

test('blocks §4 sticker 1: without scripts its button closes it', async () => {
  const { shopper, page } = await arrive({ javaScriptEnabled: false });
  expect(await sticker(page).isVisible()).toBe(true);
  await close(page);
  expect(await sticker(page).isVisible()).toBe(false);
  await shopper.close();
});

test.each([
  [768, 1024],
  [1440, 900],
  [1920, 1080],
])(
  'at %i × %i it stands in the corner of the picture that home opens with, in line with the page’s edge, and leaves with it',
  async (width, height) => {
    const { shopper, page } = await arrive({ viewport: { width, height } });
    for (const home of ['/', '/us']) {
      await page.goto(home);
      const boxes = await page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
        return {
          sticker: box('[data-on="desktop"] dialog[data-sticker] [data-part="face"]'),
          opening: box('#main [data-block="hero"] > section'),
          edge: box('[data-block="footer"] a').left,
        };
      });
      const { sticker: face, opening } = boxes;
      expect(face.top).toBeGreaterThan(opening.top);
      expect(face.bottom).toBeLessThanOrEqual(opening.bottom);
      expect(face.left).toBeGreaterThan(width / 2);
      expect(Math.round(width - face.right)).toBe(Math.round(boxes.edge));
      await page.evaluate((down) => scrollTo({ top: down, behavior: 'instant' }), opening.bottom);
      expect(await sticker(page).evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(0);
    }
    await shopper.close();
  },
);
