import type { Outcome } from './runChecks.ts';

/** `8 s`, `6 min 12 s`: whole seconds, and tenths below ten. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${Number(seconds.toFixed(1))} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** What is printed when one check ends: a line and its figures when it passed, all it said when it failed. */
export function outcomeText({ name, passed, seconds, output, skipped }: Outcome): string {
  if (skipped !== undefined) return `✗ ${name}  not run: it needs "${skipped}", which failed`;
  if (passed) return [`✓ ${name}  ${duration(seconds)}`, ...figuresIn(output)].join('\n');
  const rule = '─'.repeat(72);
  const again = `npm test -- --only '${name}'`;
  return `✗ ${name}  ${duration(seconds)}   alone: ${again}\n${rule}\n${output.trimEnd()}\n${rule}`;
}

/** What a person should see though all is green: figures of docs/specification/reliability.md, tests tried again, pictures that differed once. */
function figuresIn(output: string): string[] {
  const lines = output
    .split('\n')
    .filter((line) => /^(?:reliability [A-K]\d+|tried again|differed once):/.test(line));
  return lines.map((line) => `    ${line}`);
}

/** The last two lines of a run: one sentence for a person, and the bare count. */
export function closingText(outcomes: readonly Outcome[], seconds: number): string {
  const failed = outcomes.filter(({ passed }) => !passed);
  const passed = outcomes.length - failed.length;
  const times = outcomes
    .filter(({ skipped }) => skipped === undefined)
    .map((outcome) => `${outcome.name} ${duration(outcome.seconds)}${useText(outcome)}`)
    .join(', ');
  const sentence =
    failed.length === 0
      ? `All ${outcomes.length} checks passed in ${duration(seconds)}: ${times}.`
      : `${failed.length} of ${outcomes.length} checks failed (${failed.map(({ name }) => name).join(', ')}) in ${duration(seconds)}: ${times}.`;
  return `${sentence}\n${passed} passed, ${failed.length} failed`;
}

/** How much of the machine a check made use of: one that mostly waits could do more at once, and parts may be dealt better. */
function useText({ busy, parts = [] }: Outcome): string {
  const said = [...(busy === undefined ? [] : [`cores ${Math.round(100 * busy)} %`]), ...parts.map(duration)];
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}
