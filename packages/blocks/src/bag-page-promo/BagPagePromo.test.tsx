import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { BagPagePromo } from './BagPagePromo.tsx';
import { bagPagePromoFixtures as fixtures } from './fixtures.ts';
import { bagPagePromo } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<BagPagePromo {...bagPagePromo.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('Bag page promo A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<BagPagePromo {...bagPagePromo.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('Bag page promo');
});
