import { globSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, pictureName as nameOf } from '../../../apps/middleware/src/services/media/pictureAddress.ts';
import { defaultSeed } from '../../../packages/demo-shop/src/defaultSeed.ts';
import { generateCatalogue } from '../../../packages/demo-shop/src/generateCatalogue.ts';
import { studio } from '../../../packages/picture-studio/src/studio.ts';
import type { WidthOf } from './pictureProblems.ts';
import { pictureWidth } from './pictureWidth.ts';
import { pictureName } from './sources.ts';

const folder = 'apps/middleware/media/content';

/** The pictures of what is sold: each is made at the width that is asked for. */
function* catalogueNames(): Generator<string> {
  for (const { sku, kind, colours } of generateCatalogue(defaultSeed))
    for (const { colour, recipe } of colours)
      for (const { shown } of studio.read({ kind, recipe })?.pictures ?? [])
        yield nameOf(sku, colour, codeOf[shown]);
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
