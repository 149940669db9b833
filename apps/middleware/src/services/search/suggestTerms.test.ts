import { expect, test } from 'vitest';
import { completedTerms, suggestTerms } from './suggestTerms.ts';

const card = (name: string, ...colours: string[]) => ({
  name,
  colourways: colours.map((colour) => ({ colour, swatch: '#000000', image: '', hoverImage: null })),
});
const found = [
  card('Mabel Stripe Jumper', 'Moss Green'),
  card('Bilberry Stripe Jumper', 'Moss Green', 'Ink'),
  card('Dunster Stripe Tea Towel', 'Ink'),
];

test('a half-typed word becomes what the styles it found are called, the most frequent first', () => {
  expect(completedTerms('strip', found)).toEqual(['stripe jumper', 'stripe tea towel']);
});

test('the words before it stay', () => {
  expect(completedTerms('Green jum', found)).toEqual(['green jumper']);
});

test('colours complete a term too', () => {
  expect(completedTerms('mos', found)).toEqual(['moss green']);
});

test('a term is not completed by itself, and one without words not at all', () => {
  expect(completedTerms('jumper', found)).toEqual([]);
  expect(completedTerms('&', found)).toEqual([]);
});

test('what a misspelt term was meant to be comes first, then the categories it names; never the term itself', () => {
  const categories = [{ name: 'Mens Jumpers', path: '/browse/mens/jumpers' }];
  const read = { typed: 'Jumpre', understood: 'jumper', words: [], sizes: [], categories, pages: [] };
  expect(suggestTerms(read, found)).toEqual(['jumper', 'mens jumpers']);
  expect(suggestTerms({ ...read, typed: ' Jumper' }, found)).toEqual(['mens jumpers']);
});
