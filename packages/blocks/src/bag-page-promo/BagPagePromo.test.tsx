import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { BagPagePromo } from './BagPagePromo.tsx';
import { bagPagePromoFixtures as fixtures, unfinishedBagPagePromo } from './fixtures.ts';
import { bagPagePromo } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<BagPagePromo {...bagPagePromo.parse(fixtures[name])} />, 'eu');

test('blocks §1 blocks: the bag-page promo is a picture, words and a call to action in the market', () => {
  expect(wordsOf(html('default'))).toBe(
    'Something for them as well? Little gifts under £25, small enough to go in the same parcel. See gifts',
  );
  expect(html('default')).toContain('href="/eu/browse/other-stuff/gifts"');
});

test('blocks §5 call to action 1: it shows only with text, link and style', () => {
  const unfinished = <BagPagePromo {...bagPagePromo.parse(unfinishedBagPagePromo)} />;
  expect(wordsOf(renderBlock(unfinished, 'eu'))).toBe('Three for two on tea towels');
});

test('blocks §7 promotion 1: a press is reported by the promotion’s custom id', () => {
  expect(html('maximal')).toContain('data-promotion="bag-mugs"');
});
