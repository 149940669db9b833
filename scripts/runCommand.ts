import { type ChildProcess, spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import type { Ended } from './canary.ts';
import type { Command } from './command.ts';
import { root } from './root.ts';

/** Twice what the slowest takes on two cores: a command that hangs fails with what it printed, before CI gives up. */
const maxMs = 40 * 60_000;
/** Four times as long as any says nothing, for a machine that is busy: what hangs is ended long before its limit. */
const maxSilentMs = 20 * 60_000;
/** What hangs may say what it was waiting for. */
const lastWordsMs = 3_000;
/** How long output may still arrive from what an ended command left running. */
const drainMs = 1_000;

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs a command of a check in a process group of its own, and ends with it whatever it left running: a process that
 * outlives its test would hold the output open for ever. It fails when it takes longer than `limitMs` milliseconds, or says
 * nothing for `silentMs`.
 */
export function runCommand(
  { run: file, args, cwd = '.', env = {} }: Command,
  { limitMs = maxMs, silentMs = maxSilentMs }: { limitMs?: number; silentMs?: number } = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    let output = `$ ${[file, ...args].join(' ')}${cwd === '.' ? '' : `   (in ${cwd})`}\n`;
    const print = (text: string | Buffer) => {
      output += text.toString();
      silence.refresh();
    };
    const child = spawn(file, args, {
      cwd: resolvePath(root, cwd),
      detached: process.platform !== 'win32',
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', CI: 'true', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const giveUp = (why: string) => {
      print(`${file} ${why} and was ended.\n`);
      child.kill();
      setTimeout(() => endGroup(child), lastWordsMs).unref();
    };
    const limit = setTimeout(() => giveUp(`was still running after ${limitMs / 1000} s`), limitMs);
    const silence = setTimeout(() => giveUp(`had said nothing for ${silentMs / 1000} s`), silentMs);
    const finish = (passed: boolean) => {
      clearTimeout(limit);
      clearTimeout(silence);
      running.delete(child);
      resolve({ passed, output });
    };
    child.stdout.on('data', print);
    child.stderr.on('data', print);
    child.on('error', (error) => {
      print(`${file} could not be started: ${error.message}\n`);
      finish(false);
    });
    child.on('exit', (code, signal) => {
      if (signal) print(`${file} was ended by ${signal}.\n`);
      const drained = setTimeout(() => {
        print(`${file} left processes running, which were ended.\n`);
        endGroup(child);
      }, drainMs);
      child.on('close', () => {
        clearTimeout(drained);
        finish(code === 0);
      });
    });
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // All of it has ended already.
  }
}
