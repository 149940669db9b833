import { createElement } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderProbe } from '../document/renderProbe.ts';
import { dataEnding, isDataPath } from './reactRouterData.ts';
import { dataAddress, moduleOf } from './reactRouterPrefetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** Where the installed React Router will ask for the data of a page. */
async function dataOf(page: string): Promise<string | undefined> {
  const { html } = await renderProbe({ more: createElement(PrefetchPageLinks, { page }) });
  return /<link rel="prefetch" as="fetch" href="([^"]+)"/
    .exec(html.toString())?.[1]
    ?.replaceAll('&amp;', '&');
}

test.each(['/other', '/other/', '/other?page=2&filters%5Bsize%5D=M'])(
  'react-router: the data of %s is asked for where <PrefetchPageLinks> says. Else compare reactRouterPrefetch.ts with singleFetchUrl',
  async (page) => {
    const address = dataAddress(new URL(page, 'http://localhost'), 'other');
    expect(await dataOf(page)).toBe(address);
    const { pathname } = new URL(address, 'http://localhost');
    expect(isDataPath(pathname)).toBe(true);
    expect(isDataPath(pathname.replace(dataEnding, ''))).toBe(false);
  },
);

test('react-router: the code of a route is where the manifest in the page says. Else compare reactRouterPrefetch.ts with <Scripts>', async () => {
  const { html } = await renderProbe({ discovery: 'lazy' });
  const [, manifest = ''] = /window\.__reactRouterManifest = (\{.*?\n\});/s.exec(html.toString()) ?? [];
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('__reactRouterManifest', JSON.parse(manifest));
  expect(moduleOf('page')).toBe('/page.js');
  expect(moduleOf('nowhere')).toBeUndefined();
});

test('the code of a route is unknown where there is no manifest', () => {
  expect(moduleOf('page')).toBeUndefined();
});

test('the ending of data is taken off however often it is written, and nothing else', () => {
  expect(
    ['bag.data', 'bag.data.data', 'bag', 'bag.data.css'].map((path) => path.replace(dataEnding, '')),
  ).toEqual(['bag', 'bag', 'bag', 'bag.data.css']);
});
