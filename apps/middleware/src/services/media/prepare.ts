import type { Pictures } from './createPictures.ts';
import { type PictureSize, pictureName } from './pictureAddress.ts';

/** A picture in the width, in px, that nearly every browser asks of it. */
interface PictureAhead {
  readonly name: string;
  readonly width: number;
}

interface Step {
  /** Content pictures, or a view of a style in its first colour or in its others. */
  readonly of: 'content' | 'first' | 'others';
  readonly view?: 'FF' | 'L';
  readonly widths: readonly number[];
}

/**
 * In the order in which shoppers meet them, in widths of commerce §9: a home page on a phone; each style's card, then what
 * its page opens with and lines of the bag; home pages elsewhere; what a card shows under the pointer, which is second on
 * the page; all that of the other colours; last, the first picture for the densest screens.
 */
const steps: readonly Step[] = [
  { of: 'content', widths: [415, 1280] },
  { of: 'first', view: 'FF', widths: [580] },
  { of: 'first', view: 'FF', widths: [768, 200, 400] },
  { of: 'content', widths: [768, 992, 1536] },
  { of: 'first', view: 'L', widths: [580, 768] },
  { of: 'others', view: 'FF', widths: [580] },
  { of: 'others', view: 'FF', widths: [768, 200, 400] },
  { of: 'others', view: 'L', widths: [580, 768] },
  { of: 'first', view: 'FF', widths: [1517] },
  { of: 'others', view: 'FF', widths: [1517] },
];

const format = 'avif';

interface StyleColour {
  readonly sku: string;
  readonly colour: string;
}

/** What to make ahead of these content pictures and colours, of which each style's first stands before its others. */
export function picturesAhead(content: readonly string[], colours: readonly StyleColour[]): PictureAhead[] {
  const isFirst = (one: StyleColour) => colours.find(({ sku }) => sku === one.sku) === one;
  const first = new Set(colours.filter(isFirst));
  const namesOf = ({ of, view = 'FF' }: Step) =>
    of === 'content'
      ? content
      : colours
          .filter((one) => first.has(one) === (of === 'first'))
          .map(({ sku, colour }) => pictureName(sku, colour, view));
  return steps.flatMap((step) =>
    namesOf(step).flatMap((name) => step.widths.map((width) => ({ name, width }))),
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
