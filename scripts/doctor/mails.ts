import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import type { Finding } from './finding.ts';

const run = promisify(execFile);
const timeoutMs = 20_000;

/** What `npm run mail -- list` says of the mails that were given up. */
export async function mailFinding(): Promise<Finding> {
  const about = 'Mails';
  const folder = resolve(root, process.env['DATA_DIRECTORY'] ?? '.data');
  if (!process.env['DATABASE_URL'] && !existsSync(join(folder, 'pg'))) return { about, state: 'none yet' };
  try {
    const { stdout } = await run(process.execPath, ['apps/middleware/src/operations/mail.ts', 'list'], {
      cwd: root,
      timeout: timeoutMs,
    });
    const [state = ''] = stdout.split('\n');
    const isWell = state.startsWith('No mail');
    return { about, state, ...(!isWell && { fix: 'see why: npm run mail -- list' }) };
  } catch {
    return { about, state: 'not counted: the database is in use or does not answer' };
  }
}
