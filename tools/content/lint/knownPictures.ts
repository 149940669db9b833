import { globSync } from 'node:fs';
import { join } from 'node:path';
import { generateCatalogue } from '../../../apps/middleware/src/seed/generateCatalogue.ts';
import { defaultSeed } from '../../../apps/middleware/src/seed/seed.ts';
import {
  pictureName as nameOf,
  viewCodesOf,
} from '../../../apps/middleware/src/services/media/pictureName.ts';
import type { WidthOf } from './pictureProblems.ts';
import { pictureWidth } from './pictureWidth.ts';
import { pictureName } from './sources.ts';

const folder = 'apps/middleware/media/content';

/** The pictures of what is sold: each is made at the width that is asked for. */
function* catalogueNames(): Generator<string> {
  for (const { sku, kind, colours } of generateCatalogue(defaultSeed))
    for (const { colour } of colours) for (const code of viewCodesOf(kind)) yield nameOf(sku, colour, code);
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
