import { expect, test } from 'vitest';
import { chosenOptions, enteredOptions, lineName } from './lineOptions.ts';

const dress = {
  name: 'Fern Dress',
  sku: '200001-MOS-10',
  options: [
    { name: 'Color', value: 'Moss' },
    { name: 'Size', value: '10' },
  ],
};
const card = {
  name: 'Gift Card by Email',
  sku: '100000-LEA-25',
  options: [
    { name: 'Color', value: 'Leaves' },
    { name: 'Size', value: '25' },
    { name: 'Recipient email', value: 'robin@example.com' },
    { name: 'Recipient name', value: 'Robin' },
    { name: 'Send date', value: '2026-12-24' },
    { name: 'Your message', value: 'Keep warm.\nWren' },
  ],
};

test('what was chosen is said in the market’s words, and what was written for it is not among it', () => {
  expect(chosenOptions(dress, 'us').map(({ value }) => value)).toEqual(['Moss', 'US 6']);
  expect(enteredOptions(dress, 'us')).toEqual([]);
  expect(chosenOptions(card, 'uk')).toEqual([{ name: 'Color', value: 'Leaves' }]);
});

test('what was written for a gift card has the names its form asks by, its day in the market’s words, and its lines', () => {
  expect(enteredOptions(card, 'us').map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Recipient email: robin@example.com',
    'Recipient name: Robin',
    'Send date: December 24, 2026',
    'Your message: Keep warm.\nWren',
  ]);
});

test('two lines of one style are told apart by name, and two gift cards by whom they are for', () => {
  expect(lineName(dress, 'us')).toBe('Fern Dress, Moss, US 6');
  expect(lineName(card, 'uk')).toBe('Gift Card by Email, Leaves, £25, Robin');
});
