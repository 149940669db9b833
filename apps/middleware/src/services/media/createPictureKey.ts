import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from './develop.ts';

/** Changes when the code makes other pictures than before of the same sources, so that they must be made again. */
const version = 'pictures-8';

const digest = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40);

/** The names and sizes of a folder's files: what a studio renders anew is never all as long as what it replaces. */
async function stampOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort();
  return digest(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size])));
}

/**
 * What tells pictures apart, in the cache and to browsers: another key for other bytes. A style's picture has the same
 * on every machine.
 */
export function createPictureKey(studioSources = ''): (job: Job) => Promise<string> {
  let stamp: Promise<string> | undefined;
  return async (job) => {
    if (job.type === 'file') return digest([version, (await stat(job.path)).mtimeMs, job]);
    stamp ??= stampOf(studioSources).catch((cause: unknown) => {
      stamp = undefined;
      throw cause;
    });
    return digest([version, await stamp, job]);
  };
}
