import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeReport } from './report.ts';

test('the report has what differed once, with all three pictures of it, and says with which command a page is accepted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const picture = Buffer.from('picture');
  const parts = { before: picture, after: picture, diff: picture };
  const path = writeReport(
    folder,
    [{ name: 'home-uk.390', kind: 'differed once', count: 7, ...parts }],
    '--shop --update --story ',
  );
  const html = readFileSync(path, 'utf8');
  const [, entries = '[]'] = /<script type="application\/json" id="changes">(.*?)<\/script>/.exec(html) ?? [];
  const files = ['before', 'after', 'diff'].map((part) => [part, `home-uk.390.${part}.webp`] as const);
  expect(JSON.parse(entries)).toEqual([
    { name: 'home-uk.390', kind: 'differed once', count: 7, ...Object.fromEntries(files) },
  ]);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(files.map(([, file]) => file)));
  expect(html).toContain('data-command="--shop --update --story "');
});
