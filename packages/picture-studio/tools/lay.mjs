/** Lays a scene (`lay.ts`) and answers it as a JPEG. */

import sharp from 'sharp';
import { lay as laid } from '../src/lay.ts';
import { readPasses } from '../src/passes.ts';

const passesFolder = new URL('../passes', import.meta.url).pathname;

/** The passes of a kind's front. */
export const openFront = (kind) => readPasses(passesFolder, `${kind}-front`);

/** A scene as the heaviest JPEG within `budget` bytes. */
export async function lay(scene, budget = 240_000) {
  const bytes = await laid(scene, openFront);
  const { width, height } = scene;
  for (let quality = 84; ; quality -= 3) {
    const jpeg = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= budget || quality < 60) return jpeg;
  }
}
