import { join } from 'node:path';
import { schemaAddress } from '../../packages/blocks/src/schemaAddress.ts';
import { schemas } from '../../packages/blocks/src/schemas.ts';
import { deliveredItems } from './lint/deliveredItems.ts';
import { keyOf, type Source, sourcesInFolder } from './lint/sources.ts';
import { ownContent } from './lintCommand.ts';

/** Where a block is used: document, delivery key and place. */
export function usesOf(id: string, sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    deliveredItems(source.json)
      .filter((item) => item.id === id)
      .map(({ path }) => `${source.name}  ${keyOf(source)}  ${path === '' ? '(the whole)' : path}`),
  );
}

/** Prints where a block is used. Answers 1 for a block that there is not, or a folder without content. */
export function usage(root: string, schema = '', where = join(root, ownContent)): number {
  const id = schema.startsWith(schemaAddress('')) ? schema.slice(schemaAddress('').length) : schema;
  if (!Object.hasOwn(schemas, id)) {
    console.error(`There is no block “${id}”. The shop has: ${Object.keys(schemas).join(', ')}.`);
    return 1;
  }
  const sources = sourcesInFolder(where);
  if (sources.length === 0) {
    console.error(`There is no content in ${where}. Name a folder of JSON files.`);
    return 1;
  }
  const uses = usesOf(id, sources);
  console.log(
    [...uses, `${id} is used ${uses.length === 1 ? 'once' : `${uses.length} times`} in ${where}.`].join('\n'),
  );
  return 0;
}
