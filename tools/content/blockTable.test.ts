import { beforeAll, expect, test } from 'vitest';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { blockTable, lacks, type TableRow, tableText } from './blockTable.ts';
import { demandedBlocks, familyOf } from './families.ts';

const demanded = Object.values(demandedBlocks).flat();

test('blocks §1 blocks: every block of the specification is in the registry', () => {
  const missing = demanded
    .filter(({ id }) => !Object.hasOwn(schemas, id))
    .map(({ id, named }) => `${id} (${named})`);
  expect(missing).toEqual([]);
});

const quilt = { id: 'quilt', named: 'quilt' };
let rows: readonly TableRow[];
beforeAll(async () => {
  rows = await blockTable([...demanded, quilt]);
}, 60_000);

test('every block has a schema, a component, fixtures, stories, a content type and a reference page', () => {
  const missing = rows
    .filter(({ id }) => id !== quilt.id)
    .map((row) => `${row.id}: ${lacks({ ...row, weight: 'not built' }).join(', ')}`)
    .filter((line) => !line.endsWith(': '));
  expect(missing).toEqual([]);
});

test('a block that is demanded and not there lacks everything', () => {
  const row = rows.find(({ id }) => id === quilt.id);
  expect(row && lacks(row)).toEqual([
    'schema',
    'component',
    'fixtures',
    'stories',
    'content type',
    'reference page',
  ]);
});

test('a chunk over its budget is something missing, one that is not built is not', () => {
  const whole: TableRow = {
    id: 'hero',
    named: 'hero banner',
    schema: true,
    component: true,
    fixtures: 2,
    stories: 3,
    contentType: true,
    page: true,
    weight: 'not built',
  };
  expect(lacks(whole)).toEqual([]);
  expect(lacks({ ...whole, weight: { bytes: 5001, budget: 5000 } })).toEqual([
    'budget: its chunk is too heavy',
  ]);
  expect(tableText([{ ...whole, weight: { bytes: 1234, budget: 5000 } }])).toContain('1.2 of 5 kB');
});

test('every block is in the table, and one of our own is called so', () => {
  const ids = rows.map(({ id }) => id).filter((id) => id !== quilt.id);
  expect(ids.toSorted()).toEqual(Object.keys(schemas).toSorted());
  const [hero] = rows.filter(({ id }) => id === 'hero');
  expect(hero && tableText([{ ...hero, named: '' }])).toContain('(ours)');
});

test('the stories of a block are counted', async () => {
  const { default: _, ...stories } = await import('../../packages/blocks/src/hero/Hero.stories.tsx');
  expect(rows.find(({ id }) => id === 'hero')?.stories).toBe(Object.keys(stories).length);
});

test('every block has a family, and one that nobody demands is among the others', () => {
  expect(familyOf('hero')).toBe('banner');
  expect(familyOf('quilt')).toBe('other');
});
