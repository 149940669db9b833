import type { Pictures } from './createPictures.ts';
import { type PictureSize, pictureName } from './pictureAddress.ts';

/** A picture in the width, in px, that nearly every browser asks of it. */
interface PictureAhead {
  readonly name: string;
  readonly width: number;
}

/**
 * What a first visit shows, in widths of commerce §9: cards; then what a product's page opens with and lines of the bag;
 * then what a card shows under the pointer, which is second on the page; last, the first picture for the densest screens.
 */
const steps = [
  { view: 'FF', widths: [580] },
  { view: 'FF', widths: [768, 200, 400] },
  { view: 'L', widths: [580, 768] },
  { view: 'FF', widths: [1517] },
] as const;

const format = 'avif';

/** What to make ahead of these colours, in the order in which shoppers meet it: all cards before the first page. */
export function picturesAhead(
  colours: readonly { readonly sku: string; readonly colour: string }[],
): PictureAhead[] {
  return steps.flatMap(({ view, widths }) =>
    colours.flatMap(({ sku, colour }) =>
      widths.map((width) => ({ name: pictureName(sku, colour, view), width })),
    ),
  );
}

/**
 * Makes pictures ahead of the shoppers who will want them: one at a time, each behind any picture a
 * shopper is waiting for, until done or `signal` aborts. Answers how many it made or found; a name
 * without a picture is passed over.
 */
export async function prepare(
  pictures: Pictures,
  wanted: Iterable<PictureAhead>,
  options: { signal?: AbortSignal } = {},
): Promise<number> {
  let made = 0;
  for (const { name, width } of wanted) {
    if (options.signal?.aborted) return made;
    const size: PictureSize = { width, height: undefined, format, quality: 'default' };
    const found = await pictures.get(name, size, true);
    if (found.ok) made++;
  }
  return made;
}
