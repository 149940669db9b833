import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './isCommonPassword.ts';

describe('a password anyone would try', () => {
  test.each([
    ['ncc1701', 'one that leaked'],
    ['NCC1701', 'in capitals'],
    ['!?ncc1701?!', 'with signs around it'],
    ['99password99', 'a word with figures around it'],
    ['..p4ssw0rd42!', 'a word in look-alike signs, with signs and figures around it'],
    ['m!chael', 'a word with one of them'],
    ['passabc', 'two words, the second a short one'],
    ['abcpass', 'two words, the first a short one'],
    ['qwe123', 'two stretches of a keyboard'],
    ['zab2zab2zab', 'four signs over and over'],
    ['x9x9x9x', 'two signs over and over'],
  ])('%s: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
});

describe('a password that is not', () => {
  test.each([
    ['thx.1138', 'a sign within one that leaked'],
    ['pass1word9', 'a figure within a word'],
    ['pass?w0rd', 'a sign within a word in look-alike signs'],
    ['9passivord', 'a word misspelt'],
    ['k1m2k1m', 'four signs, and three of them again'],
    ['qwe12fern', 'a stretch, and what is none'],
    ['passxabc', 'two words with a letter between'],
  ])('%s: %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
