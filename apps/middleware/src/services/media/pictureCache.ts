import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Job } from './develop.ts';
import type { PictureSize } from './pictureAddress.ts';

/** Files made once and kept on disk. */
interface PictureCache {
  /** The file kept under this key, made first when it is missing; many callers at once share one making. */
  readonly get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/**
 * A cache in a folder of its own. A file appears whole or not at all: it is written aside, then renamed. One that cannot
 * be kept, on a full disk for instance, is given all the same, and `onUnkept` is told why. `now` in milliseconds.
 */
export function createPictureCache(
  folder: string,
  onUnkept: (cause: unknown) => void,
  now: () => number = Date.now,
): PictureCache {
  const making = new Map<string, Promise<Uint8Array>>();

  const find = async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const path = join(folder, key.slice(0, 2), key);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) {
      void markUsed(path, now());
      return kept;
    }
    const made = await make();
    await keep(path, made).catch(onUnkept);
    return made;
  };

  return {
    get: (key, make) => {
      const already = making.get(key);
      if (already) return already;
      const promise = find(key, make).finally(() => making.delete(key));
      making.set(key, promise);
      return promise;
    },
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Lets `trimPictures` know that a file was asked for, to the day. One that went meanwhile is made again when it is wanted. */
async function markUsed(path: string, now: number): Promise<void> {
  try {
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs > dayMs) await utimes(path, now / 1000, now / 1000);
  } catch {}
}

async function keep(path: string, made: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomUUID()}`;
  try {
    await writeFile(aside, made);
    await rename(aside, path);
  } catch (cause) {
    // Half a file would fill what is left of a full disk.
    await rm(aside, { force: true });
    throw cause;
  }
}

/** An imported picture in a size, before it was fetched. */
export interface UploadJob {
  readonly type: 'upload';
  readonly name: string;
  readonly size: PictureSize;
}

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
export function createPictureKey(studioSources = ''): (job: Job | UploadJob) => Promise<string> {
  let stamp: Promise<string> | undefined;
  return async (job) => {
    // Its name is the hash of what it shows.
    if (job.type === 'upload') return digest([version, job]);
    if (job.type === 'file') return digest([version, (await stat(job.path)).mtimeMs, job]);
    stamp ??= stampOf(studioSources).catch((cause: unknown) => {
      stamp = undefined;
      throw cause;
    });
    return digest([version, await stamp, job]);
  };
}
