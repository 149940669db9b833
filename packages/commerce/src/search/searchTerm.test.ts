import { expect, test } from 'vitest';
import { searchHref, searchTerm, showsNoResults } from './searchTerm.ts';

test('commerce §4 search bar 2: Enter goes to the results unless the term is empty after trimming', () => {
  expect(searchHref('  cord  shirt ')).toBe('/search?query=cord%20shirt');
  expect(searchHref(' \t ')).toBeNull();
  expect(searchTerm('')).toBeNull();
});

test('a term is cut at 200 characters', () => {
  expect(searchTerm('x'.repeat(300))).toHaveLength(200);
});

test('a term never holds what an address or a database cannot: half characters and control characters', () => {
  expect(searchTerm('cord\u0000shirt\u0007')).toBe('cord shirt');
  expect(searchTerm(`${'x'.repeat(199)}🧵`)).toBe(`${'x'.repeat(199)}\ufffd`);
});

test('commerce §5 search 2: the no-results message is hidden while the input is 3 characters or fewer', () => {
  expect(showsNoResults('cor', 0)).toBe(false);
  expect(showsNoResults('cor ', 0)).toBe(false);
  expect(showsNoResults('cord', 0)).toBe(true);
  expect(showsNoResults('cord', 2)).toBe(false);
});
