import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Check } from './checks.ts';
import { runChecks } from './runChecks.ts';

const node = (script: string) => [{ run: process.execPath, args: ['-e', script] }];
const run = async (checks: readonly Check[]) => {
  const ended: string[] = [];
  const outcomes = await runChecks(checks, { lanes: 2, onOutcome: ({ name }) => ended.push(name) });
  return { ended, outcomes };
};

describe('running the checks', () => {
  it('a check passes when every command ends with 0, and stops at the first that does not', async () => {
    const { outcomes } = await run([
      { name: 'good', commands: node('console.log("fine")'), canaries: [] },
      {
        name: 'bad',
        canaries: [],
        commands: [...node('console.error("why"); process.exit(3)'), ...node('console.log("never")')],
      },
    ]);
    expect(outcomes.map(({ passed }) => passed)).toEqual([true, false]);
    expect(outcomes[1]?.output).toContain('why');
    expect(outcomes[1]?.output).not.toContain('never\n');
  });

  it('commands of a check that may run together do, and one that fails fails the check', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tailorbird-checks-'));
    // Each ends only once the other has begun.
    const meets = (own: string, other: string) => `
      const { existsSync, writeFileSync } = require('node:fs');
      writeFileSync(${JSON.stringify(join(folder, own))}, '');
      const wait = () => existsSync(${JSON.stringify(join(folder, other))}) ? console.log('${own} met') : setTimeout(wait, 10);
      wait();`;
    const both = [...node(meets('one', 'two')), ...node(meets('two', 'one'))];
    const { outcomes } = await run([
      { name: 'met', canaries: [], commands: both, together: true },
      { name: 'half', canaries: [], commands: [...node('process.exit(1)'), ...node('')], together: true },
    ]);
    rmSync(folder, { recursive: true });
    expect(outcomes.map(({ passed }) => passed)).toEqual([true, false]);
    expect(outcomes[0]?.output).toMatch(/one met[^]*two met/);
    expect(outcomes.map(({ parts }) => parts?.length)).toEqual([2, 2]);
  });

  it('a check waits for those it names, and is not run when one of them failed', async () => {
    const { ended, outcomes } = await run([
      { name: 'second', canaries: [], commands: node(''), after: ['first'] },
      { name: 'first', canaries: [], commands: node('setTimeout(() => {}, 50)') },
      { name: 'orphan', canaries: [], commands: node(''), after: ['broken'] },
      { name: 'broken', canaries: [], commands: node('process.exit(1)') },
    ]);
    expect(ended.indexOf('first')).toBeLessThan(ended.indexOf('second'));
    expect(outcomes.find(({ name }) => name === 'orphan')).toMatchObject({
      passed: false,
      skipped: 'broken',
    });
  });

  it('a check that must be alone has nothing beside it', async () => {
    const running = new Set<string>();
    const beside: number[] = [];
    const checks: Check[] = ['a', 'b', 'c'].map((name) => ({
      name,
      commands: node('setTimeout(() => {}, 60)'),
      canaries: [],
      alone: name === 'b',
    }));
    const outcomes = await runChecks(checks, {
      lanes: 3,
      onStart: ({ name }) => {
        running.add(name);
        if (name === 'b' || running.has('b')) beside.push(running.size);
      },
      onOutcome: ({ name }) => running.delete(name),
    });
    expect(beside).toEqual([1]);
    // What the cores did is its doing, and told.
    expect(outcomes.filter(({ busy }) => busy !== undefined).map(({ name }) => name)).toEqual(['b']);
  });

  it.each([
    ['passes when its canary is found', 'console.error("a fault in planted.txt"); process.exit(1)', ''],
    ['fails when its canary passes', 'console.log("all well")', 'something wrong: it passed'],
    [
      'fails when its canary fails for another reason',
      'console.error("no such tool"); process.exit(1)',
      'something wrong: it failed without a word of "a fault in"',
    ],
  ])('a check %s', async (_, script, says) => {
    const [command] = node(
      `if (require('fs').readFileSync('planted.txt', 'utf8') !== 'wrong') process.exit(2); ${script}`,
    );
    if (!command) throw new Error('There is no command.');
    const canary = {
      fault: 'something wrong',
      files: { 'planted.txt': 'wrong' },
      command,
      finds: ['a fault in'],
    };
    const { outcomes } = await run([{ name: 'keen', commands: node(''), canaries: [canary] }]);
    expect(outcomes).toMatchObject([{ passed: says === '', output: expect.stringContaining(says) }]);
  });
});
