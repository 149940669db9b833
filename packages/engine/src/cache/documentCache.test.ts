import { expect, test } from 'vitest';
import { createDocumentCache } from './documentCache.ts';

const documentOf = (html: string) => ({ html: Buffer.from(html), scripts: [] });
const cache = () => createDocumentCache({ maxBytes: 100 });

test('a document is kept by what it was drawn of', () => {
  const documents = cache();
  const mug = documentOf('<p>Mug £12</p>');
  documents.keep('/mug £12', mug, []);
  expect(documents.find('/mug £12')).toBe(mug);
  expect(documents.find('/mug £9')).toBeUndefined();
  expect(documents.find('/eu/mug £12')).toBeUndefined();
});

test('one with a part that goes by the clock is good as long as that part is the same', () => {
  const documents = cache();
  let left = '';
  const countdown = { html: left, draw: () => left };
  const page = documentOf('<p>Mug</p>');
  documents.keep('/mug', page, [{ html: 'still', draw: () => 'still' }, countdown]);
  expect(documents.find('/mug')).toBe(page);
  left = '10 seconds';
  expect(documents.find('/mug')).toBeUndefined();
  left = '';
  expect(documents.find('/mug')).toBe(page);
});

test('one with a part that cannot be drawn again is drawn whole', () => {
  const documents = cache();
  const draw = () => {
    throw new Error('The clock has stopped.');
  };
  documents.keep('/mug', documentOf('<p>Mug</p>'), [{ html: '', draw }]);
  expect(documents.find('/mug')).toBeUndefined();
});

test('when there are too many bytes, what was asked for longest ago goes', () => {
  const documents = cache();
  for (const key of ['/a', '/b']) documents.keep(key, documentOf('m'.repeat(45)), []);
  documents.find('/a');
  documents.keep('/c', documentOf('m'.repeat(45)), []);
  expect(['/a', '/b', '/c'].map((key) => documents.find(key) !== undefined)).toEqual([true, false, true]);
});
