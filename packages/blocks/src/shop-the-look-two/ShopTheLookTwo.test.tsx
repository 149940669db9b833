import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { shopTheLookTwoFixtures as fixtures } from './fixtures.ts';
import { ShopTheLookTwo } from './ShopTheLookTwo.tsx';
import { shopTheLookTwo } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<ShopTheLookTwo {...shopTheLookTwo.parse(fixtures[name])} />);

test('blocks §2 shop-the-look 1: type two shows a look and its two pieces', () => {
  expect(wordsOf(html('minimal'))).toBe(
    'A jumper, a skirt Lavender Marl Crew Jumper £69 Briar Cord Pocket Skirt £55 Shop the look “A jumper, a skirt”',
  );
});

test('blocks §3 shop-the-look 2: the look is on the left or on the right', () => {
  expect(html('boldHeadingFont')).toContain('data-primary="Left"');
  expect(html('maximal')).toContain('data-primary="Right"');
});
