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

test('one with a part that goes by the clock is kept with that part as it is by now', () => {
  const documents = cache();
  let left = '<b>10 s – £</b>';
  const countdown = { html: left, draw: () => left };
  const page = { ...documentOf(`<p>Mug</p>${left}<p>£12</p>`), scripts: ['start()'] };
  documents.keep('/mug', page, [{ html: '<i></i>', draw: () => '<i></i>' }, countdown]);
  expect(documents.find('/mug')).toBe(page);
  for (const now of ['<b>9 s</b>', '<b>8 s</b>']) {
    left = now;
    const found = documents.find('/mug');
    expect(found?.html.toString()).toBe(`<p>Mug</p>${now}<p>£12</p>`);
    expect(found?.scripts).toEqual(['start()']);
    expect(documents.find('/mug')).toBe(found);
  }
});

test.each([
  ['is in it twice', '<b>10</b><b>10</b>', '<b>10</b>'],
  ['is not in it', '<p>Mug</p>', '<b>10</b>'],
  ['is empty', '<p>Mug</p>', ''],
])('one whose changed part %s is drawn whole', (_where, html, part) => {
  const documents = cache();
  documents.keep('/mug', documentOf(html), [{ html: part, draw: () => '<b>9</b>' }]);
  expect(documents.find('/mug')).toBeUndefined();
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
