import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { ContentPage } from './ContentPage.tsx';
import { contentPageFixtures as fixtures } from './fixtures.ts';
import { contentPage } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<ContentPage {...contentPage.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('Content page A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<ContentPage {...contentPage.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('Content page');
});
