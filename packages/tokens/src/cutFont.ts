import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { commonLetters } from './commonLetters.ts';
import type { FontName } from './fontFaces.ts';

const wholeFiles: Readonly<Record<FontName, string>> = {
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  figtree: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
};

/** The font cut down to the common letters, as woff2: the same bytes each time. */
export async function cutFont(name: FontName): Promise<Uint8Array> {
  const whole = await readFile(fileURLToPath(wholeFiles[name]));
  return subsetFont(whole, commonLetters, { targetFormat: 'woff2' });
}

/** Where the cut font of a name is kept. */
export const cutFontFile = (name: FontName): URL => new URL(`../fonts/${name}-common.woff2`, import.meta.url);
