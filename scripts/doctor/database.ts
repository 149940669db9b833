import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../root.ts';
import { askServer } from './askServer.ts';
import type { Finding } from './finding.ts';

function lockFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.map(({ name }) => join(folder, name))]
    .map((directory) => join(directory, 'lock'))
    .filter(existsSync);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function holderOf(file: string): number | undefined {
  const pid = Number(/"pid":(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

function embedded(): Finding {
  const about = 'Embedded database';
  const folder = resolve(root, process.env['DATA_DIRECTORY'] ?? '.data');
  if (!existsSync(folder)) return { about, state: `none yet; npm start makes it in ${folder}` };
  const pid = lockFiles(folder)
    .map(holderOf)
    .find((holder) => holder !== undefined);
  if (pid === undefined) return { about, state: `in ${folder}, held by nobody` };
  return {
    about,
    state: `${folder} is held by process ${pid}`,
    fix: `stop it (kill ${pid}), or use another directory: DATA_DIRECTORY=other-folder npm start`,
  };
}

async function server(url: string): Promise<Finding> {
  const about = 'Database server';
  const fix =
    'start the server, correct DATABASE_URL (postgres://user:password@host:5432/name), or unset it to use the embedded one';
  if (!URL.canParse(url)) return { about, state: 'DATABASE_URL is not an address', fix };
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  try {
    const [row] = await askServer(url, (ask) => ask("select current_setting('server_version') as version"));
    return { about, state: `${place} answers (PostgreSQL ${String(row?.['version'])})` };
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    return { about, state: `${place} does not answer: ${reason}`, fix };
  }
}

/** The database the shop would use now: its lock, or its server. */
export function databaseFinding(): Promise<Finding> | Finding {
  const url = process.env['DATABASE_URL'];
  return url ? server(url) : embedded();
}
