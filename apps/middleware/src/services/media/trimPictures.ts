import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Repeated, repeat } from '../../repeat.ts';

/** Sizes are anybody's to ask for: in so many milliseconds a processor makes some hundreds of megabytes of them. */
const everyMs = 10 * 60_000;

/** What is left of the most a folder may hold once something had to go, so that the next look finds room. */
const kept = 0.9;

interface File {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/**
 * Once a folder of kept pictures is larger than `maxBytes`, takes away those that nobody has asked for the longest; they are
 * made again when they are wanted. Answers how many bytes went.
 */
export async function trimPictures(folder: string, maxBytes: number): Promise<number> {
  const files = await filesIn(folder);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return 0;
  let gone = 0;
  for (const { path, bytes } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (total - gone <= maxBytes * kept) break;
    await rm(path, { force: true });
    gone += bytes;
  }
  return gone;
}

/** Trims the folder of pictures now and then until stopped. */
export function startTrimming(folder: string, maxBytes: number, log: Logger): Repeated {
  const op = 'pictures.trim';
  const trim = async () => {
    const gone = await trimPictures(folder, maxBytes);
    if (gone > 0) log.info({ op, bytes: gone });
  };
  return repeat(trim, { everyMs, atOnce: true, log, op, failure: 'kept pictures were not trimmed' });
}

async function filesIn(folder: string): Promise<File[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    // Nothing was kept yet.
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  });
  const files: File[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // One that has been replaced since is not there under this name.
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
  }
  return files;
}
