import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './root.ts';

const folder = mkdtempSync(join(tmpdir(), 'tailorbird-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that the linter, with our settings, says a file breaks. */
function broken(name: string, code: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, code);
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['-c', join(root, '.oxlintrc.json'), '--format', 'json', file],
    { encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code: rule }) => rule);
}

it.each([
  ['html.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;', 'react(no-danger)'],
  ['eval.ts', 'export const a = (text: string) => eval(text);', 'eslint(no-eval)'],
  ['function.ts', 'export const a = (text: string) => new Function(text);', 'eslint(no-new-func)'],
  [
    'raw.ts',
    'import { sql } from "drizzle-orm"; export const a = (text: string) => sql.raw(text);',
    'eslint(no-restricted-properties)',
  ],
  [
    'pool.ts',
    'export const a = (d: { pool: { query: (t: string) => void } }) => d.pool.query("select 1");',
    'eslint(no-restricted-properties)',
  ],
  [
    'driver.ts',
    'import { Client } from "pg"; export const a = new Client();',
    'eslint(no-restricted-imports)',
  ],
])('reliability K4: the linter refuses %s', (name, code, rule) => {
  expect(broken(name, code)).toEqual([rule]);
});

it('reliability K4: each of these rules is off only in files named one by one, or in tests and tools', () => {
  // The comments are lines of their own.
  const { overrides } = JSON.parse(
    readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  ) as { overrides: { files: string[]; rules: Record<string, unknown> }[] };
  const filesWithout = (rule: string) =>
    overrides.flatMap(({ files, rules }) => (rules[rule] === 'off' ? files : []));
  const tools = [
    'apps/middleware/{proofs,src/database,src/testing}/**',
    '**/*.test.ts',
    'apps/storefront/e2e/**',
    '{scripts,bench}/**',
  ];
  expect(filesWithout('no-eval')).toEqual([]);
  expect(filesWithout('no-new-func')).toEqual([]);
  expect(filesWithout('react/no-danger').filter((file) => file.includes('*'))).toEqual([]);
  expect(filesWithout('no-restricted-imports')).toEqual(tools);
  expect(filesWithout('no-restricted-properties')).toEqual([
    'apps/middleware/src/seed/insertRows.ts',
    ...tools,
  ]);
});
