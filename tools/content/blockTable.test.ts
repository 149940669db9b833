import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { blockTable, lacks, type TableRow, tableText } from './blockTable.ts';
import { demandedBlocks, familyOf } from './families.ts';

const root = dirname(dirname(import.meta.dirname));
const demanded = Object.values(demandedBlocks).flat();

test('blocks §1 blocks: every block of the specification is in the registry', () => {
  const missing = demanded
    .filter(({ id }) => !Object.hasOwn(schemas, id))
    .map(({ id, named }) => `${id} (${named})`);
  expect(missing).toEqual([]);
});

test('every block has a schema, a component, fixtures, stories, a content type and a reference page', () => {
  const missing = blockTable(root)
    .map((row) => `${row.id}: ${lacks({ ...row, weight: 'not built' }).join(', ')}`)
    .filter((line) => !line.endsWith(': '));
  expect(missing).toEqual([]);
});

test('a block that is demanded and not there lacks everything', () => {
  const [row] = blockTable(root, [{ id: 'quilt', named: 'quilt' }]);
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

test('the stories of every fixture are counted, and a block of our own is called so', () => {
  const rows = blockTable(root, []);
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(schemas));
  expect(tableText(rows)).toContain('(ours)');
  const stories = readFileSync(join(root, 'packages/blocks/src/hero/Hero.stories.tsx'), 'utf8');
  expect(rows.find(({ id }) => id === 'hero')?.stories).toBe(
    stories.match(/^export const \w+: Story\b/gm)?.length,
  );
});

test('every block has a family, and one that nobody demands is among the others', () => {
  expect(familyOf('hero')).toBe('banner');
  expect(familyOf('quilt')).toBe('other');
});
