import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files made once and kept on disk. */
export interface PictureCache {
  /** The file kept under this key, made first when it is missing; many callers at once share one making. */
  readonly get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/**
 * A cache in a folder of its own. A file appears whole or not at all: it is written aside, then renamed. One that cannot
 * be kept, on a full disk for instance, is given all the same, and `onUnkept` is told why.
 */
export function createPictureCache(folder: string, onUnkept: (cause: unknown) => void): PictureCache {
  const making = new Map<string, Promise<Uint8Array>>();

  const find = async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const path = join(folder, key.slice(0, 2), key);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
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
