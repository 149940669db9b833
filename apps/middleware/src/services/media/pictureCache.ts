import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files made once and kept on disk. */
export interface PictureCache {
  /** The file kept under this key, made first when it is missing; many callers at once share one making. */
  readonly get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

async function read(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A cache in a folder of its own. A file appears whole or not at all: it is written aside, then renamed. */
export function createPictureCache(folder: string): PictureCache {
  const making = new Map<string, Promise<Uint8Array>>();

  const find = async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const path = join(folder, key.slice(0, 2), key);
    const kept = await read(path);
    if (kept) return kept;
    const made = await make();
    await mkdir(dirname(path), { recursive: true });
    const aside = `${path}.${randomUUID()}`;
    await writeFile(aside, made);
    await rename(aside, path);
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
