import type { Pictures } from './createPictures.ts';
import type { Format, PictureSize } from './pictureSize.ts';

/** The sizes cards and galleries ask for first. */
const commonWidths = [400, 800];
const format: Format = 'webp';

/**
 * Makes pictures ahead of the shoppers who will want them: one at a time, each behind any picture a
 * shopper is waiting for, until done or `signal` aborts. Answers how many it made or found; a name
 * without a picture is passed over.
 */
export async function prepare(
  pictures: Pictures,
  names: Iterable<string>,
  options: { signal?: AbortSignal; widths?: readonly number[] } = {},
): Promise<number> {
  let made = 0;
  for (const name of names) {
    for (const width of options.widths ?? commonWidths) {
      if (options.signal?.aborted) return made;
      const size: PictureSize = { width, height: undefined, format, quality: 80 };
      const found = await pictures.get(name, size, true);
      if (found.ok) made++;
    }
  }
  return made;
}
