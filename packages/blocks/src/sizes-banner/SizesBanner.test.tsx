import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { sizesBannerFixtures as fixtures } from './fixtures.ts';
import { SizesBanner } from './SizesBanner.tsx';
import { sizesBanner } from './schema.ts';

test('blocks §3 sizes banner 1: it has a heading with a colour, a background colour and calls to action', () => {
  const html = renderBlock(<SizesBanner {...sizesBanner.parse(fixtures.maximal)} />, 'eu');
  expect(wordsOf(html)).toBe('Cord, cut for you XS S M L XL XXL Size guide');
  expect(html).toContain('--ground:var(--tb-color-moss);--heading:var(--tb-color-paper)');
  expect(html).toContain('href="/eu/browse/womens/dresses?size=XXL"');
});

test('without calls to action the heading stands alone', () => {
  const html = renderBlock(<SizesBanner {...sizesBanner.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('Shop by size');
  expect(html).not.toContain('<a ');
});
