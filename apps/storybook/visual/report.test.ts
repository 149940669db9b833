import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReport } from './report.ts';
import type { Change } from './reportData.ts';

const picture = Buffer.from('picture');
const parts = { before: picture, after: picture, diff: picture };

function written(changes: readonly Change[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const about = (id: string) => ({ address: `/?path=/story/${id}`, source: 'packages/Hero.stories.tsx' });
  const title = 'Stories that differ';
  const command = 'npm run test:visual -- ';
  const data = writeReport({ folder, title, about, servedAt: 'http://localhost:6006', command }, changes);
  return { folder, data, summary: readFileSync(join(folder, 'summary.md'), 'utf8') };
}

test('the report has all three pictures of what differs, where it is shown, of which file it is, and with what it is accepted', () => {
  const change = {
    name: 'blocks-hero--default.390',
    kind: 'changed',
    count: 7,
    ...parts,
    causes: [],
  } as const;
  const { folder, data } = written([change]);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
  const files = ['before', 'after', 'diff'].map((part) => [part, `${change.name}.${part}.webp`] as const);
  expect(data.entries).toEqual([
    {
      name: change.name,
      kind: 'changed',
      count: 7,
      address: '/?path=/story/blocks-hero--default',
      source: 'packages/Hero.stories.tsx',
      ...Object.fromEntries(files),
    },
  ]);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(files.map(([, file]) => file)));
  expect(data.command).toBe('npm run test:visual -- ');
});

test('the summary has a row for each cause, not for each picture, and its words end no cell', () => {
  const causes = ['@ui &:is(a | b) `: color: red → color: blue'];
  const changes = Array.from({ length: 40 }, (_, at): Change => {
    return { name: `blocks-hero--s${at}.390`, kind: 'changed', count: 7, ...parts, causes };
  });
  const { summary } = written([...changes, { name: 'a--b.390', kind: 'new', count: 0, after: picture }]);
  const rows = summary.split('\n').filter((line) => line.startsWith('|'));
  expect(rows).toHaveLength(2 + 2);
  expect(rows[2]).toBe(
    "| `@ui &:is(a \\| b) ': color: red → color: blue` | 40 | `blocks-hero--s0.390`, `blocks-hero--s1.390`, `blocks-hero--s2.390` and 37 more | `packages/Hero.stories.tsx` |",
  );
  expect(summary).toContain('### Stories that differ: 41');
  expect(summary).toContain('`npm run test:visual -- --review`');
});
