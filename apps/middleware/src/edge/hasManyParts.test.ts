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

const part = '--cut\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

test.each([
  'multipart/form-data; boundary=cut',
  'Multipart/Form-Data;BOUNDARY="cut"',
  String.raw`multipart/form-data; boundary="\cut"`,
  String.raw`multipart/form-data; boundary="c\ut"; boundary=other`,
  'multipart/form-data; x="; boundary=other"; boundary=cut',
  'multipart/form-data; boundary=other, multipart/form-data; boundary=cut',
  'application/x-www-form-urlencoded; a=b, multipart/form-data; boundary=cut',
  'multipart/form-data; boundary=cut, nothing',
])('what the platform finds many parts in has many, as %s', async (type) => {
  const bytes = bytesOf(`${part.repeat(1_001)}--cut--\r\n`);
  const read = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  expect([...read]).toHaveLength(1_001);
  expect(hasManyParts(bytes, type)).toBe(true);
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=""', 'multipart/; boundary=cut'])(
  'a body of parts that nothing is said to part is not read: %s',
  (type) => {
    expect(hasManyParts(bytesOf('one part'), type)).toBe(true);
  },
);
