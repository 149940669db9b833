import { globSync } from 'node:fs';
import { join } from 'node:path';
import { generateCatalogue } from '../../../apps/middleware/src/seed/generateCatalogue.ts';
import { defaultSeed } from '../../../apps/middleware/src/seed/seed.ts';
import { pictureName as nameOf, viewCodes } from '../../../apps/middleware/src/services/media/pictureName.ts';
import type { WidthOf } from './pictureProblems.ts';
import { pictureWidth } from './pictureWidth.ts';
import { pictureName } from './sources.ts';

const folder = 'apps/middleware/media/content';
const isViewCode = (code: string): code is keyof typeof viewCodes => Object.hasOwn(viewCodes, code);
const views = Object.keys(viewCodes).filter(isViewCode);

/** The pictures of what is sold: each is made at the width that is asked for. */
function* catalogueNames(): Generator<string> {
  for (const { sku, colours } of generateCatalogue(defaultSeed))
    for (const { colour } of colours) for (const view of views) yield nameOf(sku, colour, view);
}

/** The pictures that content may name: the files of the media folder, and those of the styles in their colours. */
export function knownPictures(root: string): WidthOf {
  const files = globSync('**/*.{jpg,png,svg}', { cwd: join(root, folder) });
  const widths = new Map<string, ReturnType<WidthOf>>(
    [...catalogueNames()].map((name) => [name, 'any'] as const),
  );
  for (const file of files) widths.set(pictureName(file), pictureWidth(join(root, folder, file)));
  return (name) => widths.get(name);
}
