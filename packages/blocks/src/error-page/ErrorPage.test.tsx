import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { errorPageFixtures as fixtures } from './fixtures.ts';
import { errorPage } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<ErrorPage {...errorPage.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('Error page A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<ErrorPage {...errorPage.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('Error page');
});
