import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Uploads, UploadsUnreached } from './uploads.ts';

/** Keeps pictures in a folder. A file appears whole or not at all: it is written aside, then renamed. */
export function createUploadsFolder(folder: string): Uploads {
  return {
    keep: async (name, picture) => {
      try {
        await keepIn(folder, name, picture);
      } catch (cause) {
        throw unwritten(folder, cause);
      }
    },
    find: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
        throw cause;
      }
    },
  };
}

async function keepIn(folder: string, name: string, picture: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(aside, picture);
    await rename(aside, join(folder, name));
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
}

function unwritten(folder: string, cause: unknown): UploadsUnreached {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new UploadsUnreached(
    `The folder of pictures (${folder}) cannot be written: ${reason}. Make room on its disk, let this account write to it, or name another by DATA_DIRECTORY.`,
    { cause },
  );
}
