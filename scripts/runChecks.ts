import { spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Ended, missed } from './canary.ts';
import type { Check, Command } from './checks.ts';
import { root } from './root.ts';

/** How one check ended. `output` is all it printed; `skipped` names the failed check it needed. */
export type Outcome = {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
  readonly skipped?: string;
};

function run({ run: file, args, cwd = '.', env = {} }: Command): Promise<Ended> {
  return new Promise((resolve) => {
    let output = `$ ${[file, ...args].join(' ')}${cwd === '.' ? '' : `   (in ${cwd})`}\n`;
    const print = (text: string | Buffer) => {
      output += text.toString();
    };
    const child = spawn(file, args, {
      cwd: resolvePath(root, cwd),
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', print);
    child.stderr.on('data', print);
    child.on('error', (error) => {
      print(`${file} could not be started: ${error.message}\n`);
      resolve({ passed: false, output });
    });
    child.on('close', (code, signal) => {
      if (signal) print(`${file} was ended by ${signal}.\n`);
      resolve({ passed: code === 0, output });
    });
  });
}

/** Runs the commands, up to the first that fails, then each canary: a check that lets one pass proves nothing. */
async function runCheck({ name, commands, canaries }: Check): Promise<Outcome> {
  const start = performance.now();
  let output = '';
  let passed = true;
  for (const command of commands) {
    const ended = await run(command);
    output += ended.output;
    passed = ended.passed;
    if (!passed) break;
  }
  for (const canary of passed ? canaries : []) {
    const why = await missed(canary, run);
    if (why === undefined) continue;
    output += why;
    passed = false;
  }
  return { name, passed, seconds: (performance.now() - start) / 1000, output };
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
