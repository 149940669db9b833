import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What the kernel counts a process's time in, in milliseconds. */
const tickMs = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of a core that a process has used so far; 0 once it is gone. Linux only. */
export function processMs(pid: number): number {
  return statOf(pid).ownMs;
}

/** Milliseconds of a core that a process and its children have used so far, those that are gone included. */
export function familyMs(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter(({ parent }) => parent === pid);
  const { ownMs, goneMs } = statOf(pid);
  return children.reduce((sum, child) => sum + child.ownMs, ownMs + goneMs);
}

/** `/proc/PID/stat` after the name, which may hold anything: state, parent, … user, system, those of children waited for. */
function statOf(pid: number): { readonly parent: number; readonly ownMs: number; readonly goneMs: number } {
  const text = readIfThere(`/proc/${pid}/stat`);
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, goneUser = 0, goneSystem = 0] = [1, 11, 12, 13, 14].map(
    (at) => fields[at] ?? 0,
  );
  return { parent, ownMs: (user + system) * tickMs, goneMs: (goneUser + goneSystem) * tickMs };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
