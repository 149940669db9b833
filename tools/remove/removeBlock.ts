import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockNames } from '../new-block/blockNames.ts';
import { removeEntry, removeImports } from '../source-edits/entries.ts';
import type { Removed } from './removed.ts';

const blocks = 'packages/blocks';
const lists = {
  schemas: 'schemas.ts',
  abouts: 'abouts.ts',
  fixtures: 'fixtures.ts',
  registry: 'registry.tsx',
} as const;

/**
 * Takes a block away under `root`: its folder, its entries in four lists and in the package's exports, its family, and the
 * pictures of its stories. Content types and reference pages are what is left of the schemas (`content export`).
 */
export function removeBlock(root: string, id: string): Removed {
  const names = blockNames(id);
  const folder = `${blocks}/src/${id}`;
  if (!names || !existsSync(join(root, folder, 'schema.ts')))
    return {
      refused: `There is no block "${id}". Write the name of its folder, as in: npm run remove block size-guide`,
    };
  const edit = (file: string, change: (text: string) => string): string[] => {
    const path = join(root, file);
    if (!existsSync(path)) return [];
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed === text) return [];
    writeFileSync(path, changed);
    return [file];
  };
  const changed = [
    ...Object.entries(lists).flatMap(([list, file]) =>
      edit(`${blocks}/src/${file}`, (text) =>
        removeImports(removeEntry(text, `export const ${list}`, id), id),
      ),
    ),
    ...edit(`${blocks}/package.json`, (text) => withoutExports(text, id)),
    ...edit('tools/content/families.ts', (text) =>
      text.replace(new RegExp(`^ {4}\\{ id: '${id}', named: .*\\},\\n`, 'm'), ''),
    ),
  ];
  const pictures = globSync(`apps/storybook/baselines/blocks-${id}--*`, { cwd: root });
  for (const path of [folder, ...pictures]) rmSync(join(root, path), { recursive: true });
  return {
    changed,
    gone: [folder, ...pictures],
    words: [
      `/${id}/`,
      `blocks/${names.pascal}'`,
      `'${id}'`,
      `/${id}"`,
      `blocks-${id}--`,
      `data-block='${id}'`,
      `](${id}.md)`,
    ],
  };
}

/** The manifest without exports of the block's files. */
function withoutExports(text: string, id: string): string {
  if (!text.includes(`"./src/${id}/`)) return text;
  // Our own package.json, with the exports that the search above has just met.
  const manifest = JSON.parse(text) as { exports: Record<string, string> };
  const kept = Object.entries(manifest.exports).filter(([, file]) => !file.startsWith(`./src/${id}/`));
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(kept) }, undefined, 2)}\n`;
}
