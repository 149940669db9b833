import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertEntry, insertImport } from '../source-edits/entries.ts';
import { blockFiles } from './blockFiles.ts';
import { type BlockNames, blockNames } from './blockNames.ts';

/** What was written, or why nothing was. */
export type Added = { readonly files: readonly string[] } | { readonly refused: string };

const key = (id: string): string => (id.includes('-') ? `'${id}'` : id);

const lists: { readonly [file: string]: (source: string, names: BlockNames) => string } = {
  'schemas.ts': (source, { id, camel }) =>
    insertEntry(
      insertImport(source, `import { ${camel} } from './${id}/schema.ts';`),
      'export const schemas',
      id,
      id === camel ? `  ${id},` : `  ${key(id)}: ${camel},`,
    ),
  'fixtures.ts': (source, { id, camel }) =>
    insertEntry(
      insertImport(source, `import { ${camel}Fixtures } from './${id}/fixtures.ts';`),
      'export const fixtures',
      id,
      `  ${key(id)}: ${camel}Fixtures,`,
    ),
  'abouts.ts': (source, { id, camel }) =>
    insertEntry(
      insertImport(source, `import { ${camel}About } from './${id}/about.ts';`),
      'export const abouts',
      id,
      `  ${key(id)}: ${camel}About,`,
    ),
  'registry.tsx': (source, { id, pascal }) =>
    insertEntry(
      source,
      'export const registry',
      id,
      `  ${key(id)}: neverHydrate(() => import('./${id}/${pascal}.tsx'), (m) => m.${pascal}),`,
    ),
};

/** Writes a block’s folder under `root` and names it in the four lists. Nothing is written when it is refused. */
export function addBlock(root: string, id: string): Added {
  const names = blockNames(id);
  if (names === undefined) {
    return {
      refused: `"${id}" is no name for a block. Write it in kebab-case, as in: npm run new block size-guide`,
    };
  }
  const source = join(root, 'packages/blocks/src');
  const folder = join(source, id);
  if (existsSync(folder))
    return { refused: `${folder} is there already. Choose another name, or delete the folder.` };
  const own = Object.entries(blockFiles(names)).map(([file, text]) => ({ path: join(folder, file), text }));
  const named = Object.entries(lists).map(([file, add]) => {
    const path = join(source, file);
    return { path, text: add(readFileSync(path, 'utf8'), names) };
  });
  mkdirSync(folder);
  for (const { path, text } of [...own, ...named]) writeFileSync(path, text);
  return { files: [...own, ...named].map(({ path }) => path) };
}
