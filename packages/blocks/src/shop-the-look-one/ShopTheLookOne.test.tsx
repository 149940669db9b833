import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { shopTheLookOneFixtures as fixtures } from './fixtures.ts';
import { ShopTheLookOne } from './ShopTheLookOne.tsx';
import { shopTheLookOne } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<ShopTheLookOne {...shopTheLookOne.parse(fixtures[name])} />);

test('blocks §2 shop-the-look 1: type one shows a look and its two pieces', () => {
  expect(wordsOf(html('minimal'))).toBe(
    'A tee, a skirt Clary Breton Stripe Tee £29 Eyam Print A-Line Skirt £49 Shop the look “A tee, a skirt”',
  );
});

test('blocks §3 shop-the-look 2: the look is on the left or on the right', () => {
  expect(html('boldHeadingFont')).toContain('data-primary="Left"');
  expect(html('maximal')).toContain('data-primary="Right"');
});
