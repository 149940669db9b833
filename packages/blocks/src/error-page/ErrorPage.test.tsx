import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { errorText } from './errorText.ts';
import { errorPageFixtures as fixtures } from './fixtures.ts';
import { errorPage } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<ErrorPage {...errorPage.parse(fixtures[name])} />, 'eu');

test('blocks §2 error page 1: a 404 is titled ‘404 ERROR’, says what was not found, and its page ‘Page not found’', () => {
  expect(html('default')).toContain('<h2>404 ERROR</h2>');
  expect(wordsOf(html('maximal'))).toContain('This dress could not be found');
  expect(errorText(404).pageTitle).toBe('Page not found');
});

test('blocks §2 error page 2: any other status says ‘An error occured’ and ‘Please go back or try again’', () => {
  expect(wordsOf(html('serverError'))).toMatch(/^An error occured Please go back or try again HOME/);
  for (const status of [400, 403, 418, 500, 503])
    expect(errorText(status, 'Its own words')).toEqual({
      title: 'An error occured',
      message: 'Please go back or try again',
      pageTitle: 'An error occured',
    });
});

test.each(['default', 'serverError'] as const)(
  'blocks §2 error page 3: both offer HOME, WOMEN, MEN and OTHER STUFF (%s)',
  (name) => {
    const links = [...html(name).matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, to, label = '']) => [wordsOf(label), to])).toEqual([
      ['HOME', '/eu'],
      ['WOMEN', '/eu/browse/womens'],
      ['MEN', '/eu/browse/mens'],
      ['OTHER STUFF', '/eu/other-stuff'],
    ]);
  },
);

test('blocks §2 error page 4: a 404 says that the page is not a real page', () => {
  expect(wordsOf(html('default'))).toContain('This is not a real page.');
  expect(wordsOf(html('serverError'))).not.toContain('real page');
});

test('blocks §2 error page 5: an address no page answers says ‘This page could not be found’', () => {
  expect(wordsOf(html('minimal'))).toContain('404 ERROR This page could not be found');
});
