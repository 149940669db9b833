import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockNames } from '../new-block/blockNames.ts';
import { pageLists, routesFolder } from '../new-page/pageLists.ts';
import { hasEntry, removeEntry } from '../source-edits/entries.ts';
import type { Removed } from './removed.ts';

/** Takes a page away under `root`: the file of its route with its test, its row, and its address for the tests. */
export function removePage(root: string, id: string): Removed {
  const name = blockNames(id)?.camel ?? '';
  const { pages, examples } = pageLists;
  if (!hasEntry(readFileSync(join(root, pages.file), 'utf8'), pages.opening, name))
    return {
      refused: `There is no page "${id}". Write the name of its route in kebab-case, as in: size-guide`,
    };
  const gone = globSync(`${routesFolder}/${name}{,.test}.{ts,tsx}`, { cwd: root });
  for (const file of gone) rmSync(join(root, file));
  for (const { file, opening } of [pages, examples]) {
    const path = join(root, file);
    writeFileSync(path, removeEntry(readFileSync(path, 'utf8'), opening, name));
  }
  return {
    changed: [pages.file, examples.file],
    gone,
    words: [`'/${id}`, `/${name}.ts`, `routes/${name}.`, `\`/${id}\``],
  };
}
