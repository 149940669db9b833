import { existsSync, statfsSync } from 'node:fs';

/** Databases of all tests that run at once, browsers' profiles and pictures, in bytes. */
const needed = 4 * 2 ** 30;
const inMemory = '/dev/shm';

/** Where programs may be run from and other accounts may enter, which the folder of `TMPDIR` need not allow. */
export const diskFolder = '/tmp';

/**
 * Where tests put what they throw away: in memory where there is enough, for a database on a disk costs half as much again.
 * Containers give it 64 MB, and programs may not be run from it. What must outlive its process's machine does not belong there.
 */
export function scratchFolder(): string {
  if (!existsSync(inMemory) || process.availableMemory() < 2 * needed) return diskFolder;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > needed ? inMemory : diskFolder;
}
