import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { shopTheLookOneFixtures as fixtures } from './fixtures.ts';
import { ShopTheLookOne } from './ShopTheLookOne.tsx';
import { shopTheLookOne } from './schema.ts';

const html = (name: keyof typeof fixtures, market: 'uk' | 'eu' = 'uk') =>
  renderBlock(<ShopTheLookOne {...shopTheLookOne.parse(fixtures[name])} />, market);

test('blocks §2 shop-the-look 1: type one shows a look and its two pieces', () => {
  expect(wordsOf(html('minimal'))).toBe('A skirt, a jumper Rowan Midi Skirt £47 Larch Wool Jumper £50.50');
});

test('blocks §3 shop-the-look 1: its title is in Quisas or Athletics, bold or not', () => {
  expect(html('default')).toContain('<h2 data-font="Quisas"');
  expect(html('maximal')).toContain('<h2 data-font="Athletics" data-bold=""');
});

test('blocks §3 shop-the-look 2: its primary block is a picture or a film, on a side, that may lead somewhere', () => {
  expect(html('maximal')).toContain('data-primary="Right"');
  expect(html('boldHeadingFont')).toContain('data-primary="Left"');
  expect(html('video', 'eu')).toContain('<video');
  expect(html('video', 'eu')).toContain('href="/eu/about-us" aria-label="A lino block pressed onto cloth"');
  expect(html('minimal')).not.toContain('aria-label');
});

test('blocks §3 shop-the-look 3: each product has a picture, a text for it, an address, a title and a price', () => {
  const shown = html('default', 'eu');
  expect(shown).toContain('href="/eu/p/200002/juniper-print-dress/Madder">Juniper Print Dress');
  expect(shown).toContain('alt="Juniper Print Dress in madder"');
  expect(wordsOf(shown)).toContain('€65');
  expect(wordsOf(shown)).not.toContain('.00');
});
