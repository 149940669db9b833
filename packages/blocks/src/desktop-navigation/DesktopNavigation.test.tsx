import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import { desktopNavigationFixtures as fixtures } from './fixtures.ts';
import { desktopNavigation } from './schema.ts';

const html = (name: keyof typeof fixtures, page?: string) =>
  renderBlock(<DesktopNavigation {...desktopNavigation.parse(fixtures[name])} page={page} />, 'eu');

const item = { title: 'Womens', url: '/browse/womens' };

test('blocks §2 desktop navigation 1: a column of the mega-menu holds link groups, or a pictured jump-off', () => {
  const page = html('default');
  expect(wordsOf(page)).toContain('Dresses Midi dresses Mini dresses New Shirt dresses Tops T-shirts');
  expect(page).toMatch(
    /data-part="jump" href="\/eu\/browse\/womens\/dresses"[^>]*><img[^]*?<span>Dresses with pockets<\/span><\/a>/,
  );
  const both = { linkGroups: 7, jumpOff: 7 };
  expect(desktopNavigation.safeParse({ items: [{ ...item, columns: [both] }] }).success).toBe(false);
});

test('blocks §3 navigation item 1: an item has its dress, children, columns and a picture', () => {
  const page = html('maximal');
  for (const part of ['--text:', 'data-bold', 'data-underline', '<em>New</em>', '<sup>24</sup>'])
    expect(page).toContain(part);
  for (const dress of ['--text:', 'data-bold', 'data-underline', '<em>', '<sup>'])
    expect(html('minimal')).not.toContain(dress);
  const words = wordsOf(page);
  expect(words.indexOf('Weekly')).toBeLessThan(words.indexOf('Midi dresses'));
  expect(words.indexOf('Midi dresses')).toBeLessThan(words.indexOf('All Womens'));
});

test('an item is a link, and with a panel it has a button that says so', () => {
  expect(html('minimal')).not.toContain('<button');
  const page = html('default');
  expect(page).toContain('<a href="/eu/browse/womens" data-navigation="">');
  expect(page).toMatch(
    /<button type="button" aria-expanded="false" aria-controls="[^"]+" aria-label="More of Womens"/,
  );
});

test('the item of the page shown is marked, and so is one above it', () => {
  expect(html('default', '/eu/browse/mens')).toContain('href="/eu/browse/mens" aria-current="page"');
  expect(html('default', '/eu/browse/mens/tops')).toContain('href="/eu/browse/mens" aria-current="true"');
});
