import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { productCardFixtures as fixtures } from './fixtures.ts';
import { ProductCardBlock } from './ProductCardBlock.tsx';
import { productCard } from './schema.ts';

test.each([
  ['microLabel', 'Last few £51'],
  ['percentOff', '30% off Was £65, now £45.50'],
  ['moneyOff', '£9.60 off Was £32, now £22.40'],
] as const)('blocks §9 product card labels 1: a card says it before its price: %s', (name, words) => {
  const card = renderBlock(<ProductCardBlock {...productCard.parse(fixtures[name])} />);
  expect(wordsOf(card)).toContain(words);
});
