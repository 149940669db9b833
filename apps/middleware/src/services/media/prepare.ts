import { UploadsUnreached } from '../uploads/uploads.ts';
import type { Pictures } from './createPictures.ts';
import type { PictureSize } from './pictureAddress.ts';

/** A picture in a width, in px, that many browsers ask of it. */
export interface PictureAhead {
  readonly name: string;
  readonly width: number;
}

/** A style in a colour, with the names of its pictures: first its card's, then what that shows under the pointer, then the rest of its page's. */
export interface PicturedColour {
  readonly sku: string;
  readonly pictures: readonly string[];
}

type Step =
  | { readonly of: 'content'; readonly widths: readonly number[] }
  | {
      /** Each style's first colour, or its others. */
      readonly of: 'first' | 'others';
      /** From which of a colour's pictures to before which. */
      readonly from: number;
      readonly to?: number;
      readonly widths: readonly number[];
    };

/**
 * In the order in which shoppers meet them, in widths of commerce §9: a home page on a phone; each style's card, then what
 * its page opens with and lines of the bag; home pages elsewhere; what a card shows under the pointer, which is second on
 * the page; the rest of the page, also for plain screens; all that of the other colours; last, for the densest screens, first colours' pages and
 * what those of the others open with.
 */
const steps: readonly Step[] = [
  { of: 'content', widths: [415, 1280] },
  { of: 'first', from: 0, to: 1, widths: [580] },
  { of: 'first', from: 0, to: 1, widths: [768, 200, 400] },
  { of: 'content', widths: [768, 992, 1536] },
  { of: 'first', from: 1, to: 2, widths: [580, 768] },
  { of: 'first', from: 2, widths: [768] },
  { of: 'first', from: 0, widths: [453] },
  { of: 'others', from: 0, to: 1, widths: [580] },
  { of: 'others', from: 0, to: 1, widths: [768, 200, 400] },
  { of: 'others', from: 1, to: 2, widths: [580, 768] },
  { of: 'others', from: 2, widths: [768] },
  { of: 'first', from: 0, widths: [1517] },
  { of: 'others', from: 0, to: 1, widths: [1517] },
];

const format = 'avif';

/** What to make ahead of these content pictures and colours, of which each style's first stands before its others. */
export function picturesAhead(
  content: readonly string[],
  colours: readonly PicturedColour[],
): readonly PictureAhead[] {
  const met = new Set<string>();
  const first = new Set(
    colours.filter(({ sku }) => {
      const isFirst = !met.has(sku);
      met.add(sku);
      return isFirst;
    }),
  );
  const namesOf = (step: Step) =>
    step.of === 'content'
      ? content
      : colours
          .filter((one) => first.has(one) === (step.of === 'first'))
          .flatMap(({ pictures }) => pictures.slice(step.from, step.to));
  return steps.flatMap((step) =>
    namesOf(step).flatMap((name) => step.widths.map((width) => ({ name, width }))),
  );
}

/** What became of pictures that were to be made ahead. */
interface Prepared {
  /** How many there are now. */
  readonly made: number;
  /** Why others could not be made; they may be asked for again. */
  readonly failures: readonly unknown[];
}

/**
 * Makes pictures ahead of the shoppers who will want them: one at a time, each behind any picture a
 * shopper is waiting for, until done, `signal` aborts or the place of imported pictures does not answer. What is `known` is
 * passed over, and grows by what needs no other look: a picture that is there now, and a name without one.
 */
export async function prepare(
  pictures: Pick<Pictures, 'get'>,
  wanted: readonly PictureAhead[],
  { known = new Set(), signal }: { readonly known?: Set<string>; readonly signal?: AbortSignal } = {},
): Promise<Prepared> {
  let made = 0;
  const failures: unknown[] = [];
  const aborted = signal && rejectedOnAbort(signal);
  for (const { name, width } of wanted) {
    if (signal?.aborted) break;
    const key = `${name} ${width}`;
    if (known.has(key)) continue;
    const size: PictureSize = { width, height: undefined, format, quality: 'default' };
    try {
      const found = await Promise.race([pictures.get(name, size, true), ...(aborted ? [aborted] : [])]);
      known.add(key);
      if (found.ok) made++;
    } catch (cause) {
      if (signal?.aborted) break;
      failures.push(cause);
      if (cause instanceof UploadsUnreached) break;
    }
  }
  return { made, failures };
}

/** Rejects as soon as a signal aborts: nobody waits for what is under way. */
function rejectedOnAbort(signal: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Told to end.')), { once: true });
  });
  rejected.catch(() => {});
  return rejected;
}
