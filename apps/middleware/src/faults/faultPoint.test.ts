import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const middleware = fileURLToPath(new URL('../..', import.meta.url));

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
