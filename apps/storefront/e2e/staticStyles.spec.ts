import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { newShopper, newVisitor, openBrowser, violations } from './browser.ts';
import { filesStyled } from './filesStyled.ts';
import { alive } from './journey.ts';
import { routePaths } from './routePaths.ts';
import { together } from './together.ts';

const browser = await openBrowser();

/** Where the rules of what is shown later are asked for. */
const lateStyles = /\/assets\/styles-.*\.json$/;

/** A rule of each style of the answer to a path, as it came. */
async function servedStyles(path: string): Promise<number[]> {
  const answer = await fetch(inject('origin') + path);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return [];
  const html = await answer.text();
  return [...html.matchAll(/<style[^>]*data-rules[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css.length);
}

describe('reliability F5: styles under the policy of a page', () => {
  it('reliability F5: every page of every route comes with styles of its own, none of them empty', {
    timeout: 120_000,
  }, async () => {
    const bare: unknown[] = [];
    let pages = 0;
    await together(routePaths(), 6, async (path) => {
      const answer = await fetch(inject('origin') + path, { redirect: 'manual' });
      await answer.body?.cancel();
      if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
      pages += 1;
      const sizes = await servedStyles(path);
      if (sizes.length === 0 || sizes.some((size) => size === 0)) bare.push([path, sizes]);
    });
    expect(bare).toEqual([]);
    expect(pages).toBeGreaterThan(60);
    process.stdout.write(`reliability F5: ${pages} pages, each with styles, 0 empty\n`);
  });

  it('reliability F5: in Chromium all of a page’s styles are in force, those that come later too, and nothing is stopped', {
    timeout: 120_000,
  }, async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) stopped.push(message.text());
    });
    let more = 0;
    for (const path of [
      '/',
      '/browse/womens',
      '/bag',
      '/login',
      '/checkout-identity',
      '/size-guide',
      '/nowhere',
    ]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const counts = () =>
        page.evaluate(() =>
          [
            ...Array.from(
              document.querySelectorAll<HTMLStyleElement>('style[data-rules]'),
              ({ sheet }) => sheet,
            ),
            // The first is of stickers that were closed.
            ...document.adoptedStyleSheets.slice(1),
          ].map((sheet) => sheet?.cssRules.length ?? 0),
        );
      const atFirst = await counts();
      await alive(page);
      if (path === '/') await openSearch(page);
      const later = await counts();
      expect([path, atFirst.length > 0, atFirst.every((count) => count > 0)]).toEqual([path, true, true]);
      expect([path, later.every((count) => count > 0)]).toEqual([path, true]);
      more += later.length - atFirst.length;
      // A style that a script makes in the browser is in force as well.
      const colour = await page.evaluate(() => {
        const style = document.createElement('style');
        style.append('#main{outline-color:rgb(1, 2, 3)}');
        document.head.append(style);
        return getComputedStyle(document.getElementById('main') as HTMLElement).outlineColor;
      });
      expect([path, colour]).toEqual([path, 'rgb(1, 2, 3)']);
    }
    expect(more).toBeGreaterThan(0);
    expect([stopped, violations]).toEqual([[], []]);
    await shopper.close();
  });
});

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
}

/** The rules of every file, by its number, as a live page asks for them. */
async function allRules(page: Page): Promise<string[]> {
  const { url } = await page.evaluate((pattern) => {
    const asked = performance.getEntriesByType('resource').find(({ name }) => new RegExp(pattern).test(name));
    return { url: asked?.name ?? '' };
  }, lateStyles.source);
  return z.array(z.string()).parse(await (await fetch(url)).json());
}

/** Makes the browser wait for the styles that come later, until what is answered is called. */
async function holdLateStyles(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(lateStyles, async (route) => {
    await held.promise;
    // The page that asked may have gone.
    await route.continue().catch(() => {});
  });
  return held.resolve;
}

/** What rules of two files would most likely both say, and no layout decides. */
const looks =
  'display position visibility opacity z-index color background-color background-image border-top-width border-top-color ' +
  'border-top-left-radius box-shadow outline-style padding-top padding-left row-gap flex-grow align-items justify-content ' +
  'font-family font-size font-weight line-height letter-spacing text-align text-decoration-line text-transform white-space';

/** Keeps on the page how each of its elements looks, and answers later what of that has changed. */
function watchLooks(names: readonly string[]) {
  const elements = [...document.body.querySelectorAll('*')];
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element);
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  };
  const before = elements.map(lookOf);
  const changed = () =>
    elements.flatMap((element, index) =>
      element.isConnected && lookOf(element) !== before[index]
        ? [`${element.outerHTML.slice(0, 80)} was ${before[index]}, is ${lookOf(element)}`]
        : [],
    );
  Object.assign(window, { __changedLooks: changed });
  return elements.length;
}

describe('decision 36: the rules of a page are in the layers of the cascade', () => {
  it.each(['/', '/browse/womens', '/bag', '/size-guide'])(
    'no rule of any file changes how what %s shows looks, whenever it comes',
    async (path) => {
      const shopper = await newShopper(browser, { reducedMotion: 'reduce' });
      const page = await shopper.newPage();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await alive(page);
      const elements = await page.evaluate(watchLooks, looks.split(' '));
      const all = await allRules(page);
      const had = new Set(await filesStyled(page, all));
      const others = all.filter((_, file) => !had.has(file));
      await page.evaluate((css) => {
        const style = document.createElement('style');
        style.append(css);
        document.head.append(style);
      }, others.join(''));
      // `watchLooks` has put it there.
      const changed = await page.evaluate(() =>
        (window as unknown as { __changedLooks: () => string[] }).__changedLooks(),
      );
      expect([others.length > 40, elements > 100, changed]).toEqual([true, true, []]);
      await shopper.close();
    },
  );

  it('performance: a live page is given the rules of what it shows and of nothing else, each file’s once', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto('/');
    await alive(page);
    const all = await allRules(page);
    const before = await filesStyled(page, all);
    await openSearch(page);
    // What a search begins with is asked for when it opens, and brings rules of its own.
    const popular = page.getByRole('dialog', { name: 'Search' }).getByRole('navigation', { name: 'Popular' });
    await popular.waitFor();
    const after = await filesStyled(page, all);
    await page.keyboard.press('Escape');
    await openSearch(page);
    await popular.waitFor();
    expect(await filesStyled(page, all)).toEqual(after);
    expect(after).toEqual([...new Set(after)]);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.length).toBeLessThan(all.length / 2);
    expect(after).not.toContain(-1);
    await shopper.close();
  });

  it('the order of the layers is said first, and every rule of ours is in one', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    await page.goto('/');
    await alive(page);
    const [first, ...rules] = await page.evaluate(() =>
      [
        ...Array.from(document.querySelectorAll('style'), ({ sheet }) => sheet),
        // The first is of stickers that were closed.
        ...document.adoptedStyleSheets.slice(1),
      ]
        .flatMap((sheet) => [...(sheet?.cssRules ?? [])])
        .filter((rule) => !(rule instanceof CSSFontFaceRule))
        .map((rule) => /^@layer [a-z, ]+/.exec(rule.cssText)?.[0].trim() ?? rule.cssText),
    );
    expect(first).toBe('@layer tokens, ui, parts, blocks, app');
    expect([...new Set(rules)].toSorted()).toEqual(
      ['tokens', 'ui', 'parts', 'blocks', 'app'].map((layer) => `@layer ${layer}`).toSorted(),
    );
    await shopper.close();
  });

  it('performance: what comes later is not shown before its styles are there, and moves nothing', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    let hasCome = false;
    await page.route(lateStyles, async (route) => {
      await page.waitForTimeout(1500);
      hasCome = true;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Refuse' }).waitFor();
    expect(hasCome).toBe(true);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts).toBe(0);
    await visitor.close();
  });

  it('a page gone to before its styles are there is shown with them, and without them where they cannot be had', async () => {
    const shopper = await newShopper(browser);
    const page = await shopper.newPage();
    const give = await holdLateStyles(page);
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    const heading = page.getByRole('heading', { name: 'Delivery', level: 1 });
    const data = page.waitForResponse(/\/delivery\.data/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).press('Enter');
    await (await data).finished();
    await page.waitForTimeout(300);
    expect(await heading.count()).toBe(0);
    give();
    await heading.waitFor();

    await page.unroute(lateStyles);
    await page.route(lateStyles, (route) => route.abort());
    await page.goto('/');
    await alive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).press('Enter');
    await page.getByRole('heading', { name: 'Returns', level: 1 }).waitFor();
    expect(loads).toEqual(['/']);
    await shopper.close();
  });
});
