import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What is left of the most a folder may hold once something had to go, so that the next look finds room. */
const kept = 0.9;

/** A file takes whole blocks, of this size on most disks: ten thousand of a few bytes are no less than 40 MB. */
export const blockBytes = 4096;

interface File {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/**
 * Once a folder of kept pictures is larger than `maxBytes`, takes away those that nobody has asked for the longest; they are
 * made again when they are wanted. Answers how many bytes went; no more go once `signal` aborts.
 */
export async function trimPictures(folder: string, maxBytes: number, signal?: AbortSignal): Promise<number> {
  const files = await filesIn(folder, signal);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return 0;
  let gone = 0;
  for (const { path, bytes } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (signal?.aborted || total - gone <= maxBytes * kept) break;
    await rm(path, { force: true });
    gone += bytes;
  }
  return gone;
}

async function filesIn(folder: string, signal?: AbortSignal): Promise<File[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    // Nothing was kept yet.
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  });
  const files: File[] = [];
  for (const entry of entries) {
    if (signal?.aborted) return [];
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // One that has been replaced since is not there under this name.
    const found = await stat(path).catch(() => undefined);
    if (found)
      files.push({ path, bytes: Math.ceil(found.size / blockBytes) * blockBytes, usedAt: found.mtimeMs });
  }
  return files;
}
