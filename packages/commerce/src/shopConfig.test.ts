import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShopConfig } from './shopConfig.ts';

const good = { name: 'Kestrel & Co', markets: ['uk', 'us'], content: 'own' };
const problemsOf = (given: unknown) => {
  const read = readShopConfig(given);
  return read.ok ? [] : read.error;
};

test('a configuration is read, with its markets in their order and its addresses without a last slash', () => {
  expect(
    readShopConfig({
      ...good,
      markets: ['us', 'uk'],
      content: 'https://a.example/',
      shop: 'http://localhost:3000',
    }),
  ).toEqual({
    ok: true,
    value: {
      name: 'Kestrel & Co',
      markets: ['uk', 'us'],
      content: 'https://a.example',
      shop: 'http://localhost:3000',
    },
  });
});

test.each([
  ['name', { name: '' }, '“name” is "". It has 1 to 60 characters'],
  ['name', { name: '&&&' }, 'with a letter or digit'],
  ['name', { name: 'Two\nlines' }, '“name” is "Two\\nlines"'],
  ['name', { name: 'x'.repeat(61) }, '“name” is "xxx'],
  ['markets', { markets: [] }, '“markets” is []. It is a list of one or more of uk, eu, us'],
  ['markets', { markets: ['uk', 'fr'] }, '“markets” is ["uk","fr"]'],
  ['markets', { markets: ['uk', 'uk'] }, 'each once'],
  ['content', { content: 'mine' }, '“content” is "mine". It is “own”, for files of the shop, or an http'],
  ['content', { content: 'ftp://a.example' }, '“content” is "ftp://a.example"'],
  ['shop', { shop: 'https://a.example/?q=1' }, 'without a query'],
  ['shop', { shop: 'javascript:alert(1)' }, '“shop” is "javascript:alert(1)"'],
])('a wrong %s is named, with what it is and what it must be: %j', (_field, wrong, told) => {
  const problems = problemsOf({ ...good, ...wrong });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(told);
});

test('what is missing, a field that is none, and all that is wrong are told at once', () => {
  expect(problemsOf({ nmae: 'Kestrel', markets: ['uk'], content: 'own' })).toEqual([
    expect.stringContaining('“name” is missing.'),
    expect.stringContaining('There is no field “nmae”.'),
  ]);
  expect(problemsOf({})).toHaveLength(3);
});

test('anything at all is read or refused in words, never thrown', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect(problemsOf(given).every((problem) => problem.length > 0)).toBe(true);
      expect(readShopConfig(given).ok).toBe(false);
    }),
  );
});
