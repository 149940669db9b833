import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { BagPageImage } from './BagPageImage.tsx';
import { bagPageImageFixtures as fixtures } from './fixtures.ts';
import { bagPageImage } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<BagPageImage {...bagPageImage.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('Bag page image A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<BagPageImage {...bagPageImage.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('Bag page image');
});
