import type { Pictures } from './createPictures.ts';
import type { PictureSize } from './pictureAddress.ts';

/** What nearly every browser asks of a card (commerce §9): its smallest width, as AVIF. */
const cardWidths = [580];
const format = 'avif';

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
    for (const width of options.widths ?? cardWidths) {
      if (options.signal?.aborted) return made;
      const size: PictureSize = { width, height: undefined, format, quality: 'default' };
      const found = await pictures.get(name, size, true);
      if (found.ok) made++;
    }
  }
  return made;
}
