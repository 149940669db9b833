import { expect, test } from 'vitest';
import { foundPages } from './foundPages.ts';

const paths = (term: string, isHalfTyped = false) =>
  foundPages(term.split(' '), isHalfTyped).map(({ path }) => path);

test.each([
  ['returns', ['/returns']],
  ['how do i return something', ['/returns']],
  ['next day delivery', ['/delivery']],
  ['track my order', ['/find-order']],
  ['size guide', ['/size-guide']],
])('%j leads to %j', (term, expected) => {
  expect(paths(term)).toEqual(expected);
});

test('a term about goods, or of fillers alone, leads to no page', () => {
  for (const term of ['navy dress', 'size 12 dress', 'for you', 'gift card', ''])
    expect(paths(term)).toEqual([]);
});

test('the last word may be half typed, from its third letter', () => {
  expect(paths('deliv', true)).toEqual(['/delivery']);
  expect(paths('deliv')).toEqual([]);
  expect(paths('de', true)).toEqual([]);
});
