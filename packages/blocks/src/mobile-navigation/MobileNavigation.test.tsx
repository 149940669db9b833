import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { mobileNavigationFixtures as fixtures } from './fixtures.ts';
import { MobileNavigation } from './MobileNavigation.tsx';
import { mobileNavigation } from './schema.ts';

const html = (name: keyof typeof fixtures, page?: string) =>
  renderBlock(<MobileNavigation {...mobileNavigation.parse(fixtures[name])} page={page} />, 'eu');

test('blocks §2 mobile navigation 1: the menu has three layers', () => {
  const names = [...html('default').matchAll(/<details name="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['menu', 'menu &gt; Womens', 'menu']);
  expect(html('default')).toContain('href="/eu/browse/womens/dresses/midi-dresses"');
});

test('a layer has a way back, and a link to the page of its own item', () => {
  expect(wordsOf(html('default'))).toContain('Back from Womens All Womens Back from Dresses All Dresses');
});

test('blocks §2 mobile navigation 3: it links to the shop finder, given or not', () => {
  for (const name of ['default', 'minimal'] as const)
    expect(html(name).match(/href="\/eu\/shop-finder"/g)).toHaveLength(1);
  const own = mobileNavigation.parse({
    ...fixtures.minimal,
    links: [{ title: 'Find a shop', url: '/shop-finder' }],
  });
  expect(wordsOf(renderBlock(<MobileNavigation {...own} />))).toBe('Womens Find a shop');
});

test('blocks §3 navigation item 1: colour, bold, underline, featured text, superscript, picture and children show', () => {
  const page = html('maximal');
  for (const part of ['--text:', 'data-bold', 'data-underline', '<em>New</em>', '<sup>24</sup>', '<img'])
    expect(page).toContain(part);
  expect(wordsOf(page)).toContain('Small mugs');
});

test('the page shown is marked', () => {
  expect(html('default', '/eu/other-stuff')).toMatch(/href="\/eu\/other-stuff" aria-current="page"/);
});
