import { createElement } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { expect, test } from 'vitest';
import { renderProbe } from '../document/renderProbe.ts';
import { dataAddress, dataEnding, isDataPath } from './reactRouterData.ts';

/** Where the installed React Router will ask for the data of a page. */
async function dataOf(page: string): Promise<string | undefined> {
  const { html } = await renderProbe({ more: createElement(PrefetchPageLinks, { page }) });
  return /<link rel="prefetch" as="fetch" href="([^"]+)"/
    .exec(html.toString())?.[1]
    ?.replaceAll('&amp;', '&');
}

test.each(['/other', '/other/', '/other?page=2&filters%5Bsize%5D=M'])(
  'react-router: the data of %s is asked for where <PrefetchPageLinks> says. Else compare reactRouterData.ts with singleFetchUrl',
  async (page) => {
    const address = dataAddress(new URL(page, 'http://localhost'), 'other');
    expect(await dataOf(page)).toBe(address);
    const { pathname } = new URL(address, 'http://localhost');
    expect(isDataPath(pathname)).toBe(true);
    expect(isDataPath(pathname.replace(dataEnding, ''))).toBe(false);
  },
);

test('the ending of data is taken off however often it is written, and nothing else', () => {
  expect(
    ['bag.data', 'bag.data.data', 'bag', 'bag.data.css'].map((path) => path.replace(dataEnding, '')),
  ).toEqual(['bag', 'bag', 'bag', 'bag.data.css']);
});
