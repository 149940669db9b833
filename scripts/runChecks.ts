import { performance } from 'node:perf_hooks';
import { type Ended, missed } from './canary.ts';
import type { Check } from './checks.ts';
import type { Command } from './command.ts';
import { watchCores } from './coreUse.ts';
import { runCommand } from './runCommand.ts';

/**
 * How one check ended. `output` is all it printed; `skipped` names the failed check it needed; `busy` is the share of the
 * cores' time in which they worked, where it had them to itself; `parts` are the seconds of commands that ran beside each other.
 */
export type Outcome = {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
  readonly skipped?: string;
  readonly busy?: number;
  readonly parts?: readonly number[];
};

type Timed = Ended & { readonly seconds: number };

async function runTimed(command: Command): Promise<Timed> {
  const start = performance.now();
  const ended = await runCommand(command);
  return { ...ended, seconds: (performance.now() - start) / 1000 };
}

/** Runs the commands: all at once, or one after the other up to the first that fails. */
async function runCommands({ commands, together = false }: Check): Promise<readonly Timed[]> {
  if (together) return Promise.all(commands.map(runTimed));
  const ended: Timed[] = [];
  for (const command of commands) {
    ended.push(await runTimed(command));
    if (ended.at(-1)?.passed === false) break;
  }
  return ended;
}

/** Runs the commands, and when they passed each canary: a check that lets one pass proves nothing. */
async function runCheck(check: Check): Promise<Outcome> {
  const { name, canaries, alone = false, together = false } = check;
  const start = performance.now();
  const busy = watchCores();
  const ended = await runCommands(check);
  let output = ended.map((one) => one.output).join('');
  let passed = ended.every((one) => one.passed);
  for (const canary of passed ? canaries : []) {
    const why = await missed(canary, runCommand);
    if (why === undefined) continue;
    output += why;
    passed = false;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    name,
    passed,
    seconds,
    output,
    ...(alone && { busy: busy() }),
    ...(together && { parts: ended.map((one) => one.seconds) }),
  };
}

/**
 * Runs checks, at most `lanes` at a time: in the given order, each after those it names, an `alone` one with nothing
 * beside it. A check whose predecessor failed is not run and counts as failed. `onOutcome` is called as each ends.
 */
export async function runChecks(
  checks: readonly Check[],
  {
    lanes,
    onStart,
    onOutcome,
  }: { lanes: number; onStart?: (check: Check) => void; onOutcome: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const waiting = [...checks];
  const chosen = new Set(checks.map(({ name }) => name));
  const running = new Map<Check, Promise<void>>();
  const outcomes = new Map<string, Outcome>();
  const finish = (outcome: Outcome) => {
    outcomes.set(outcome.name, outcome);
    onOutcome(outcome);
  };
  const isReady = ({ after = [], alone = false }: Check) =>
    after.every((name) => !chosen.has(name) || outcomes.has(name)) && (!alone || running.size === 0);
  const start = (check: Check) => {
    waiting.splice(waiting.indexOf(check), 1);
    const broken = check.after?.find((name) => outcomes.get(name)?.passed === false);
    if (broken !== undefined) {
      finish({ name: check.name, passed: false, seconds: 0, output: '', skipped: broken });
      return;
    }
    onStart?.(check);
    const done = runCheck(check).then((outcome) => {
      running.delete(check);
      finish(outcome);
    });
    running.set(check, done);
  };

  while (waiting.length > 0 || running.size > 0) {
    const isAlone = [...running.keys()].some(({ alone }) => alone);
    const next = isAlone || running.size >= lanes ? undefined : waiting.find(isReady);
    if (next) start(next);
    else await Promise.race(running.values());
  }
  return checks.flatMap(({ name }) => outcomes.get(name) ?? []);
}
