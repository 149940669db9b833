import { expect, test } from 'vitest';
import { completedTerms } from './suggestTerms.ts';

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
