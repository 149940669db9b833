import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultPoints } from './faultPoints.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const middleware = fileURLToPath(new URL('../..', import.meta.url));

/** The text of every tracked file of a folder that holds a word. */
function filesWith(word: string, folder: string): string[] {
  const args = ['grep', '--untracked', '-l', '-F', word, '--', folder];
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n').filter(Boolean);
}

/** How a process ends that comes to an armed point. */
function endOf(options: readonly string[]) {
  const code =
    "const { faultPoint } = await import('#faultPoint'); faultPoint('seed'); console.log('alive');";
  const { signal, stdout } = spawnSync(
    process.execPath,
    [...options, '--input-type=module', '--eval', code],
    { cwd: middleware, env: { ...process.env, FAULT_POINT: 'seed' }, encoding: 'utf8' },
  );
  return [signal, stdout.trim()];
}

test('reliability §4.2: a shop never ends itself, whatever the environment says', () => {
  expect(endOf([])).toEqual([null, 'alive']);
  expect(endOf(['--conditions=development'])).toEqual([null, 'alive']);
  expect(endOf(['--conditions=faults'])).toEqual(['SIGKILL', '']);
});

test('reliability §4.2: nothing that starts a shop asks for the condition', () => {
  const starts = filesWith('conditions=faults', '.').filter((file) => !file.endsWith('.md'));
  expect(starts).toEqual([
    'apps/middleware/proofs/crashes/crashingShop.ts',
    'apps/middleware/src/faults/faultPoint.test.ts',
  ]);
});

test('reliability §4.2: each of the 18 points is at one place of the code', () => {
  const places = filesWith('faultPoint(', 'apps/middleware/src').filter((file) => !file.includes('/faults/'));
  const text = places.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n');
  const named = [...text.matchAll(/faultPoint\('([^']+)'\)/g)].map(([, name]) => name ?? '');
  expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...faultPoints].toSorted((a, b) => a.localeCompare(b)),
  );
  expect(faultPoints).toHaveLength(18);
});
