import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BlockId, schemas } from '../../packages/blocks/src/schemas.ts';
import { contentTypeFiles } from './contentTypeFiles.ts';
import { type Family, families } from './families.ts';
import { familyIcon } from './familyIcon.ts';
import { referenceIndex } from './referenceIndex.ts';
import { referencePage } from './referencePage.ts';

const types = 'packages/blocks/content-types';
/** The middleware answers them, at the address that the types name. */
const iconFolder = 'apps/middleware/content/icons';
const pages = 'docs/blocks';
const owned = [
  `${types}/{content-type-schemas,content-types}/**/*.json`,
  `${iconFolder}/*.svg`,
  `${pages}/*.md`,
];

const under = (folder: string, files: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);

/** Everything that is written from the schemas: path in the repository, and text. */
function exportedFiles(): ReadonlyMap<string, string> {
  // Records of literal keys; `Object.keys` types every key as string.
  const ids = Object.keys(schemas) as readonly BlockId[];
  const icons = Object.keys(families) as readonly Family[];
  return new Map([
    ...ids.flatMap((id) => under(types, contentTypeFiles(id))),
    ...icons.map((family): [string, string] => [`${iconFolder}/${family}.svg`, familyIcon(family)]),
    ...ids.map((id): [string, string] => [`${pages}/${id}.md`, referencePage(id)]),
    [`${pages}/README.md`, referenceIndex()],
  ]);
}

function textAt(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The files of the repository that are not what the schemas say today, in the order of their paths. */
export function driftedFiles(root: string, files = exportedFiles()): readonly string[] {
  const changed = [...files]
    .filter(([path, text]) => textAt(join(root, path)) !== text)
    .map(([path]) => path);
  const left = globSync(owned, { cwd: root }).filter((path) => !files.has(path));
  return [...changed, ...left].toSorted();
}

/** Brings every drifted file up to date, removes those of blocks that are gone, and says which it touched. */
export function writeExported(root: string): readonly string[] {
  const files = exportedFiles();
  const drifted = driftedFiles(root, files);
  for (const path of drifted) {
    const text = files.get(path);
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  return drifted;
}
