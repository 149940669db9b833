import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newShopper, openBrowser } from './browser.ts';
import { alive, withoutPictures } from './journey.ts';

const browser = await openBrowser({ pictures: true });

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
it('performance: a pointer resting where a page appears hurries none of its scripts, one that moves does', async () => {
  const page = await (await newShopper(browser)).newPage();
  // Without its pictures a page is never loaded whole, so that only the pointer can start its scripts.
  await page.route('**/i/**', () => {});
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/fw-/.test(request.url())) asked.push(request.url());
  });
  await page.mouse.move(300, 300);
  await page.goto('/', withoutPictures);
  await painted(page);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.mouse.move(310, 310);
  await alive(page);
  expect(asked).toHaveLength(1);
  await page.context().close();
});

it.each(['/', '/browse/womens', '/p/220/nettle-posy-print-pocket-dress/Charcoal', '/bag'])(
  'performance: nothing makes an Intl object before %s is alive: a phone takes longer over its first than over all else',
  async (path) => {
    const page = await (await newShopper(browser)).newPage();
    await page.addInitScript(() => {
      const made: string[] = [];
      const isAlive = () => performance.getEntriesByName('live').length > 0;
      for (const name of [
        'Collator',
        'DateTimeFormat',
        'DisplayNames',
        'NumberFormat',
        'PluralRules',
      ] as const)
        Object.defineProperty(Intl, name, {
          value: new Proxy(Intl[name], {
            construct: (target, args, newTarget) => {
              if (!isAlive()) made.push(name);
              // What a constructor makes is an object.
              return Reflect.construct(target, args, newTarget) as object;
            },
          }),
        });
      Object.assign(window, { made });
    });
    await page.route('**/i/**', (route) => route.abort());
    await page.goto(path);
    await alive(page);
    expect(await page.evaluate(() => (window as unknown as { readonly made: string[] }).made)).toEqual([]);
    await page.context().close();
  },
);
