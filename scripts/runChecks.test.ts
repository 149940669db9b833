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
      { name: 'good', commands: node('console.log("fine")') },
      {
        name: 'bad',
        commands: [...node('console.error("why"); process.exit(3)'), ...node('console.log("never")')],
      },
    ]);
    expect(outcomes.map(({ passed }) => passed)).toEqual([true, false]);
    expect(outcomes[1]?.output).toContain('why');
    expect(outcomes[1]?.output).not.toContain('never\n');
  });

  it('a command that does not exist fails its check and is named', async () => {
    const { outcomes } = await run([{ name: 'lost', commands: [{ run: 'no-such-tool', args: [] }] }]);
    expect(outcomes[0]?.output).toContain('no-such-tool could not be started');
  });

  it('a check waits for those it names, and is not run when one of them failed', async () => {
    const { ended, outcomes } = await run([
      { name: 'second', commands: node(''), after: ['first'] },
      { name: 'first', commands: node('setTimeout(() => {}, 50)') },
      { name: 'orphan', commands: node(''), after: ['broken'] },
      { name: 'broken', commands: node('process.exit(1)') },
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
      alone: name === 'b',
    }));
    await runChecks(checks, {
      lanes: 3,
      onStart: ({ name }) => {
        running.add(name);
        if (name === 'b' || running.has('b')) beside.push(running.size);
      },
      onOutcome: ({ name }) => running.delete(name),
    });
    expect(beside).toEqual([1]);
  });
});
