import { expect, test } from 'vitest';
import { brokenBlocks } from './brokenBlocks.ts';

const broken = { key: '1', position: 0, schemaId: '', problem: 'It has no schema tag.', shown: 'not' };

test('what is broken on the page is found wherever a loader told it', () => {
  expect(brokenBlocks([undefined, { footer: {} }, { page: { broken: [broken] } }])).toEqual([broken]);
  expect(brokenBlocks([{ broken: [broken] }])).toEqual([broken]);
});

test('what is not as it should be counts as nothing', () => {
  for (const data of [
    null,
    'page',
    { page: null },
    { page: { broken: 'x' } },
    { page: { broken: [{ key: 1 }] } },
  ])
    expect(brokenBlocks([data])).toEqual([]);
});
