import { expect, test, vi } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { listingHeaderOneFixtures as fixtures } from './fixtures.ts';
import { ListingHeaderOne } from './ListingHeaderOne.tsx';
import { listingHeaderOne } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<ListingHeaderOne {...listingHeaderOne.parse(fixtures[name])} />);

test('blocks §2 listing header one 2: a description that is too long offers “see more”, without script', () => {
  expect(html('default')).toContain('<details>');
  expect(wordsOf(html('default'))).toContain('see more');
});

test('blocks §2 listing header one 2: a short one does not', () => {
  expect(html('exactly35')).not.toContain('<details');
  expect(wordsOf(html('exactly35'))).toBe('Mugs Thrown, dipped and fired by hand x.');
});

test('blocks §2 listing header one 4: the description is hidden when hasDescription is false', () => {
  expect(wordsOf(html('withoutDescription'))).toBe('Skirts');
});

test('blocks §2 listing header one 3: a placeholder description is hidden', () => {
  expect(wordsOf(html('placeholderDescription'))).toBe('Skirts');
});

test('blocks §2 listing header one 1: words between the markers are underlined with a wave', () => {
  expect(html('default')).toMatch(/<u style="--wave:#A63D2B">with pockets<\/u>/);
});

test('blocks §2 listing header one 2: a phone is given 30 characters, a desktop 100', () => {
  const { description } = fixtures.default;
  const cuts = [...html('default').matchAll(/data-part="cut" data-on="(\w+)">([^<]*)… </g)];
  expect(cuts.map(([, screen]) => screen)).toEqual(['phone', 'desktop']);
  expect(cuts.map(([, , words = '']) => words)).toEqual([
    description.slice(0, 30).trimEnd(),
    description.slice(0, 100).trimEnd(),
  ]);
});

test('blocks §2 listing header one 5: its link buttons go through the market', () => {
  const eu = renderBlock(<ListingHeaderOne {...listingHeaderOne.parse(fixtures.default)} />, 'eu');
  expect(eu).toContain('href="/eu/browse/womens/dresses/midi-dresses"');
});

test('the title is the page’s one first heading', () => {
  expect(html('default').match(/<h1/g)).toHaveLength(1);
});

test('blocks §5 wavy underline 2: a marker that is never closed leaves the title unchanged and is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(wordsOf(html('unclosedWave'))).toBe('New [[wavy-u-A63D2B]]in');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('requires a proper closing tag'));
  warn.mockRestore();
});
