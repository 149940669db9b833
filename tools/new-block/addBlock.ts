import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFiles } from './blockFiles.ts';
import { type BlockNames, blockNames } from './blockNames.ts';

/** What was written, or why nothing was. */
export type Added = { readonly files: readonly string[] } | { readonly refused: string };

const entryKey = /^ {2}'?([a-z][a-z0-9-]*)'?(?::|,)/;

/** Puts a line into the list that `opening` begins, in the order of its keys. */
function insertEntry(source: string, opening: string, id: string, line: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((text) => text.startsWith(opening));
  const end = lines.findIndex((text, at) => at > start && text.startsWith('}'));
  if (start === -1 || end === -1) {
    throw new Error(`The list "${opening}" was not found, so the block has nowhere to go. Was it renamed?`);
  }
  const later = lines.findIndex(
    (text, at) => at > start && at < end && (entryKey.exec(text)?.[1] ?? '') > id,
  );
  return lines.toSpliced(later === -1 ? end : later, 0, line).join('\n');
}

/** Puts an import after the last one; the formatter sorts them. */
function insertImport(source: string, line: string): string {
  const lines = source.split('\n');
  const last = lines.findLastIndex((text) => /^import .* from '\..*';$/.test(text));
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

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
  'registry.tsx': (source, { id, pascal }) =>
    insertEntry(
      source,
      'export const registry',
      id,
      `  ${key(id)}: still(() => import('./${id}/${pascal}.tsx'), (m) => m.${pascal}),`,
    ),
};

/** Writes a block’s folder under `root` and names it in the three lists. Nothing is written when it is refused. */
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
