import { globSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FilesOf } from './pictureProblems.ts';
import { pictureName } from './sources.ts';

const folder = 'apps/middleware/media/films';

/** The films that content may name: the files of the films folder, by what they end in. */
export function knownFilms(root: string): FilesOf {
  const films = new Map<string, Set<string>>();
  for (const file of globSync('*.{jpg,mp4,webm}', { cwd: join(root, folder) })) {
    const name = pictureName(file);
    films.set(name, (films.get(name) ?? new Set()).add(extname(file).slice(1)));
  }
  return (name) => films.get(name);
}
