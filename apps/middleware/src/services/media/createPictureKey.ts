import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from './develop.ts';

/** Changes when the code makes other pictures than before of the same passes, so that they must be made again. */
const version = 'pictures-8';

const digest = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40);

/** The names and sizes of a folder's files: passes made anew are never all as long as those they replace. */
async function stampOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort();
  return digest(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size])));
}

/**
 * What tells pictures apart, in the cache and to browsers: another key for other bytes. A style's picture has the same
 * on every machine.
 */
export function createPictureKey(passesFolder: string): (job: Job) => Promise<string> {
  let stamp: Promise<string> | undefined;
  return async (job) => {
    stamp ??= stampOf(passesFolder).catch((cause: unknown) => {
      stamp = undefined;
      throw cause;
    });
    const changed = job.type === 'file' ? (await stat(job.path)).mtimeMs : await stamp;
    return digest([version, changed, job]);
  };
}
