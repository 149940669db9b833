import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The last text of each content file that could be read, on the disk, so that a restart has it too. */
export interface LastGoodFiles {
  /** Keeps the text of a file that was last changed then (milliseconds since 1970), if it is not kept yet. */
  readonly keep: (name: string, text: string, changed: number) => Promise<void>;
  readonly find: (name: string) => Promise<string | undefined>;
}

/** Keeps last good files below `directory`. A disk that is full or read-only is told to `onUnkept`, and stops nothing. */
export function lastGoodFiles(directory: string, onUnkept: (cause: unknown) => void): LastGoodFiles {
  const pathOf = (name: string) => join(directory, name);
  return {
    keep: async (name, text, changed) => {
      const path = pathOf(name);
      try {
        const kept = await stat(path).catch(() => undefined);
        if (kept !== undefined && kept.mtimeMs >= changed) return;
        await mkdir(dirname(path), { recursive: true });
        const temporary = `${path}.${randomUUID()}`;
        await writeFile(temporary, text);
        await rename(temporary, path);
      } catch (cause) {
        onUnkept(cause);
      }
    },
    find: (name) => readFile(pathOf(name), 'utf8').catch(() => undefined),
  };
}
