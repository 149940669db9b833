import { expect, test, vi } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { listingHeaderOneFixtures as fixtures } from './fixtures.ts';
import { ListingHeaderOne } from './ListingHeaderOne.tsx';
import { listingHeaderOne } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<ListingHeaderOne {...listingHeaderOne.parse(fixtures[name])} />);

test('blocks §2 listing header: a description that is too long offers “see more”, without script', () => {
  expect(html('default')).toContain('<details>');
  expect(wordsOf(html('default'))).toContain('see more');
});

test('blocks §2 listing header: a short one does not', () => {
  expect(html('exactly35')).not.toContain('<details');
  expect(wordsOf(html('exactly35'))).toBe('Mugs Thrown, dipped and fired by hand x.');
});

test('blocks §2 listing header: the description is hidden when hasDescription is false, or for a placeholder', () => {
  expect(wordsOf(html('withoutDescription'))).toBe('Skirts');
  expect(wordsOf(html('placeholderDescription'))).toBe('Skirts');
});

test('blocks §2 listing header: words between the markers are underlined with a wave', () => {
  expect(html('default')).toMatch(/<u style="--wave:#A63D2B">with pockets<\/u>/);
});

test('the title is the page’s one first heading', () => {
  expect(html('default').match(/<h1/g)).toHaveLength(1);
});

test('blocks §5: a marker that is never closed leaves the title unchanged and is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(wordsOf(html('unclosedWave'))).toBe('New [[wavy-u-A63D2B]]in');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('requires a proper closing tag'));
  warn.mockRestore();
});
