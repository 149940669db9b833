import { expect, test } from 'vitest';
import { commonLetters, unicodeRange } from './commonLetters.ts';

test('a range names each letter once, and letters that follow one another together', () => {
  expect(unicodeRange('')).toBe('');
  expect(unicodeRange('cab')).toBe('U+61-63');
  expect(unicodeRange('£a€ca')).toBe('U+61,U+63,U+A3,U+20AC');
});

test('the letters of the shop are within the range, and those of other languages are not', () => {
  expect(unicodeRange(commonLetters)).toMatch(/^U\+20-7E,U\+A0,U\+A3,/);
  for (const letter of 'Wölfchen, café & “thé vert”: £12.50 · 5 × €3')
    expect(commonLetters).toContain(letter);
  for (const letter of 'ŠÅ→') expect(commonLetters).not.toContain(letter);
});
