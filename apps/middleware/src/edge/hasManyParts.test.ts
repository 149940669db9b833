import { expect, test } from 'vitest';
import { hasManyParts } from './hasManyParts.ts';

const form = 'application/x-www-form-urlencoded';
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['fields of a form', form, 'a&'],
  ['parts', 'multipart/form-data; boundary=cut', '--cut\r\n\r\n\r\n'],
  ['parts by a quoted boundary', 'multipart/form-data; boundary="a cut"', '--a cut\r\n\r\n\r\n'],
  ['values', 'application/json', '1,'],
  ['lists', 'application/json; charset=utf-8', '['],
  ['objects', 'application/json', '{"a":'],
])('a thousand %s are read, and not one more', (_what, type, part) => {
  expect(hasManyParts(bytesOf(part.repeat(1_000)), type)).toBe(false);
  expect(hasManyParts(bytesOf(part.repeat(1_001)), type)).toBe(true);
});

test('what is in a file or a text is no part', () => {
  expect(hasManyParts(bytesOf(',&[{'.repeat(2_000)), 'multipart/form-data; boundary=cut')).toBe(false);
  expect(hasManyParts(bytesOf('A'.repeat(100_000)), 'application/json')).toBe(false);
});
