import { describe, expect, it } from 'vitest';
import { runCommand } from './runCommand.ts';

const node = (script: string) => ({ run: process.execPath, args: ['-e', script] });
/** Starts a process that holds the output open and would never end, and goes on as told. */
const leaving = (then: string) => `
  const { spawn } = require('child_process');
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'inherit'] });
  left.unref();
  ${then}`;
describe('running a command of a check', () => {
  it('a command that does not exist fails and is named', async () => {
    const ended = await runCommand({ run: 'no-such-tool', args: [] });
    expect(ended).toEqual({
      passed: false,
      output: expect.stringContaining('no-such-tool could not be started'),
    });
  });

  it('a command that hangs is ended at its limit with all it has started, and fails with what it printed', async () => {
    const { passed, output } = await runCommand(node(leaving('setInterval(() => {}, 1000)')), {
      limitMs: 700,
    });
    expect(passed).toBe(false);
    expect(output).toContain('was still running after 0.7 s');
  });

  it('a command that says nothing for long is ended before its limit, one that goes on talking is not', async () => {
    const silent = await runCommand(node('console.log("begun"); setInterval(() => {}, 1000)'), {
      silentMs: 1_000,
    });
    expect(silent.passed).toBe(false);
    expect(silent.output).toContain('begun');
    expect(silent.output).toContain('had said nothing for 1 s and was ended');
    const talking = 'let n = 0; setInterval(() => { console.log(n); if (++n === 30) process.exit(0); }, 100)';
    expect(await runCommand(node(talking), { silentMs: 2_000 })).toMatchObject({ passed: true });
  });

  it('what a passed command leaves running is ended, told, and holds nothing up', async () => {
    const { passed, output } = await runCommand(node(leaving('process.exit(0)')));
    expect(passed).toBe(true);
    expect(output).toContain('left processes running, which were ended');
  });
});
