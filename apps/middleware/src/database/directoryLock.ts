import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { DatabaseError } from './database.ts';

interface Holder {
  readonly pid: number;
  /** Tells a process from a later one with the same id: boot and start time on Linux, empty elsewhere. */
  readonly started: string;
}

/** A directory that is ours until `release`. */
export interface DirectoryLock {
  readonly release: () => void;
}

/**
 * Takes a data directory for this process. Two processes on one PGlite directory lose rows without any error, and
 * PGlite does not guard against it, so we do. A lock left by a process that is gone is taken over.
 */
export function lockDirectory(directory: string): Result<DirectoryLock, DatabaseError> {
  const file = join(directory, 'lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file)) return ok({ release: () => release(file) });
    const text = read(file);
    const holder = parse(text);
    if (holder && isAlive(holder)) return err(held(directory, holder.pid));
    removeStale(file, text);
  }
  return err(held(directory, parse(read(file))?.pid));
}

/**
 * Why this process would not get the data directory now; undefined where nobody has it. It takes nothing: whoever
 * starts asks this before loading the shop, which takes longer, and `lockDirectory` decides.
 */
export function directoryInUse(directory: string): DatabaseError | undefined {
  const holder = parse(read(join(directory, 'lock')));
  return holder && isAlive(holder) ? held(directory, holder.pid) : undefined;
}

function held(directory: string, pid: number | undefined): DatabaseError {
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  const stop = pid === undefined ? 'Stop it' : `Stop it (\`kill ${pid}\`)`;
  return {
    tag: 'held',
    message:
      `The database in ${directory} is in use by ${who}, and two processes would lose each other's data.\n` +
      `${stop}, or give this one its own directory (DATA_DIRECTORY=other-folder), or let both use a PostgreSQL server (DATABASE_URL).`,
  };
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    const self: Holder = { pid: process.pid, started: startOf(process.pid) };
    writeSync(handle, JSON.stringify(self));
    closeSync(handle);
    return true;
  } catch (cause) {
    if (isCode(cause, 'EEXIST')) return false;
    throw cause;
  }
}

function release(file: string): void {
  if (parse(read(file))?.pid === process.pid) rmSync(file, { force: true });
}

/** Moves the stale file aside first, so that a lock taken by a third process in between can be put back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch (cause) {
    if (!isCode(cause, 'ENOENT') && !isCode(cause, 'EEXIST')) throw cause;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    if (!isCode(cause, 'EPERM')) return false;
  }
  return startOf(holder.pid) === holder.started;
}

/**
 * Field 22 of `/proc/{pid}/stat` counts from boot, so the boot's id belongs to it. A zombie, which has ended and holds
 * nothing but its id, has none: in a container nobody may ever collect it.
 */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const started = afterName[19];
  return started === undefined || afterName[0] === 'Z'
    ? ''
    : `${read('/proc/sys/kernel/random/boot_id').trim()} ${started}`;
}

function parse(text: string): Holder | undefined {
  const match = /^\{"pid":(\d+),"started":"([^"]*)"\}$/.exec(text);
  return match ? { pid: Number(match[1]), started: match[2] ?? '' } : undefined;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
