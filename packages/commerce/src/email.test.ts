import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each(['wren@example.com', ' WREN@EXAMPLE.CO.UK ', 'j.wren+shop@mail.example.io'])(
  '%s is an e-mail',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each(['', 'wren', '@example.com', 'wren@example', 'a b@example.com', `${'a'.repeat(300)}@example.com`])(
  'commerce §5 e-mail 1: %s is none',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test('an e-mail has 254 characters at most', () => {
  const ofLength = (length: number) =>
    `wren@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 191)}.uk`;
  expect([254, 255].map((length) => [ofLength(length).length, isEmail(ofLength(length))])).toEqual([
    [254, true],
    [255, false],
  ]);
});

test('commerce §5 e-mail 1: the top-level part has at least 2 letters, case-insensitive', () => {
  expect(isEmail('wren@example.c')).toBe(false);
  expect(isEmail('wren@example.UK')).toBe(true);
});
