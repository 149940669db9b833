import { expect, test } from 'vitest';
import { colour, optionalColour } from './colour.ts';

test('a hex code stays, a name becomes the shop’s colour', () => {
  expect(colour.parse('#A63D2B')).toBe('#A63D2B');
  expect(colour.parse('#abc')).toBe('#abc');
  expect(colour.parse('moss')).toBe('var(--tb-color-moss)');
});

test.each(['red', 'url(https://evil.example)', '#12', 'var(--x)', 'constructor', '#fff;background:url(x)'])(
  '%s is no colour, and the message says what is',
  (value) => {
    const { error } = colour.safeParse(value);
    expect(error?.issues[0]?.message).toContain('must be a hex code');
  },
);

test('a blank colour is none', () => {
  expect(optionalColour.parse('')).toBeUndefined();
  expect(optionalColour.parse(undefined)).toBeUndefined();
});
