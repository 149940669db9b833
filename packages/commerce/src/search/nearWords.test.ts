import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearWords, transposed } from './nearWords.ts';

const known = [
  'jacket',
  'jackets',
  'jumper',
  'sweater',
  'dress',
  'dressed',
  'posy',
  'shirt',
  'skirt',
  'trousers',
];

test.each([
  ['jakcet', ['jacket']],
  ['jaket', ['jacket']],
  ['sweter', ['sweater']],
  ['ujmper', ['jumper']],
  ['skrit', ['skirt']],
  ['dres', ['dress']],
  ['truosrs', []],
  ['troussers', ['trousers']],
  ['troosars', ['trousers']],
])('%j was meant to be %j', (typed, meant) => {
  expect(nearWords(typed, known)).toEqual(meant);
});

test('a short word, and one that begins otherwise, is another word', () => {
  expect(nearWords('pos', known)).toEqual([]);
  expect(nearWords('cosy', known)).toEqual([]);
  expect(nearWords('acket', known)).toEqual([]);
});

test('letters that change places are one error only with each other', () => {
  for (const typed of ['jaxyet', 'jakxet', 'jaxcet']) expect(nearWords(typed, known)).toEqual([]);
  expect(nearWords('xjumper', known)).toEqual([]);
  expect(transposed('fern')).toEqual(['efrn', 'fren', 'fenr']);
  expect(transposed('')).toEqual([]);
});

test('of two words of one length either is near the other, or neither is', () => {
  const one = fc.stringMatching(/^a[abc]{7}$/);
  fc.assert(
    fc.property(one, one, (a, b) => {
      expect(nearWords(a, [b]).length).toBe(nearWords(b, [a]).length);
    }),
  );
});

const word = fc.stringMatching(/^[a-z]{4,12}$/);

test('two letters that changed places, after the first, are always forgiven', () => {
  fc.assert(
    fc.property(word, fc.nat(), (meant, place) => {
      const typed = transposed(meant)[1 + (place % (meant.length - 2))] ?? '';
      expect(nearWords(typed, [meant])).toEqual([meant]);
    }),
  );
});

test('a letter left out of a word of five or more is forgiven, and a word is nearest to itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{5,12}$/), fc.nat(), (meant, place) => {
      const at = 1 + (place % (meant.length - 1));
      expect(nearWords(meant.slice(0, at) + meant.slice(at + 1), [meant])).toEqual([meant]);
      expect(nearWords(meant, [`${meant}s`, meant])).toEqual([meant]);
    }),
  );
});
