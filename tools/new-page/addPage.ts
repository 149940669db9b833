import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notPages } from '../../apps/storefront/app/notPages.ts';
import { firstSegmentOf, pageRows } from '../../apps/storefront/app/pages.ts';
import type { Added } from '../new-block/addBlock.ts';
import { blockNames } from '../new-block/blockNames.ts';
import { appendEntry, hasEntry } from '../source-edits/entries.ts';
import { pageFiles } from './pageFiles.ts';
import { pageLists, routesFolder } from './pageLists.ts';

/** Writes a page under `root`: its route, test, row and address for the tests. Nothing is written when it is refused. */
export function addPage(root: string, id: string): Added {
  const names = blockNames(id);
  if (names === undefined)
    return {
      refused: `"${id}" is no name for a page. Write it in kebab-case, as in: npm run new page packing-list`,
    };
  const { pages, examples } = pageLists;
  const textOf = ({ file }: { readonly file: string }) => readFileSync(join(root, file), 'utf8');
  const isTaken =
    Object.hasOwn(notPages, id) ||
    pageRows.some(([, page]) => firstSegmentOf(page) === id) ||
    hasEntry(textOf(pages), pages.opening, names.camel) ||
    existsSync(join(root, routesFolder, `${names.camel}.ts`));
  if (isTaken)
    return { refused: `Something is at /${id} already, or called ${names.camel}. Choose another name.` };
  const row = `  ${names.camel}: { path: '${id}', layout: 'default', audience: 'everyone' },`;
  const example = `  ${names.camel}: ['/${id}'],`;
  const files = [
    ...Object.entries(pageFiles(names)).map(([file, text]) => ({ file: join(routesFolder, file), text })),
    { file: pages.file, text: appendEntry(textOf(pages), pages.opening, row) },
    { file: examples.file, text: appendEntry(textOf(examples), examples.opening, example) },
  ];
  for (const { file, text } of files) writeFileSync(join(root, file), text);
  return { files: files.map(({ file }) => join(root, file)) };
}
