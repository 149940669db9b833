import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const notSource = /^(node_modules|build|dist|e2e|\.react-router|.*\.(test|stories)\.tsx?|.*\.mdx)$/;

function filesBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !notSource.test(name))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : [child];
    })
    .sort();
}

/**
 * One hash over the names and contents of what a build reads: the given folders, without tests, stories and what a
 * build writes, and the given files. Contents, not dates: a fresh clone and a switched branch have new dates.
 */
export function sourceHash({
  folders,
  files,
}: {
  folders: readonly string[];
  files: readonly string[];
}): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...folders.flatMap(filesBelow), ...files])
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
