import { type Pixels, rounding } from './pixels.ts';

/** How two pictures differ. */
export interface Difference {
  /** Pixels of another colour, those only one of the two has among them. */
  readonly count: number;
  /** The largest step of one channel, of 255. */
  readonly levels: number;
  /** The second picture, faded, with what differs in red. */
  readonly shown: Pixels;
}

/**
 * The rounded corner of a fixed element is smoothed by the compositor, not always to the same shade: at most 16 pixels by
 * at most 22 of 255, or 7 by 46, were seen on unchanged pages. Anything more, or anywhere stronger, is a difference.
 */
const noises = [
  { pixels: 32, levels: 24 },
  { pixels: 12, levels: 56 },
];

const red = [220, 0, 40, 255] as const;

/** What differs between two pictures; nothing when all they differ by is noise. */
export function differenceOf(before: Pixels, after: Pixels): Difference | undefined {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return undefined;
  let count = 0;
  let levels = 0;
  forEachPixel(before, after, (x, y) => {
    const step = stepBetween(before, after, x, y);
    if (step > rounding) count += 1;
    if (step > levels) levels = step;
  });
  const isNoise = noises.some((noise) => count <= noise.pixels && levels <= noise.levels);
  if (isSameSize && isNoise) return undefined;
  return { count, levels, shown: drawn(before, after) };
}

/** The second picture, faded, with what differs in red: drawn only once something does. */
function drawn(before: Pixels, after: Pixels): Pixels {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 4, 255);
  forEachPixel(before, after, (x, y) => {
    const differs = stepBetween(before, after, x, y) > rounding;
    paint(data, (y * width + x) * 4, differs, after, at(after, x, y));
  });
  return { width, height, data };
}

function forEachPixel(one: Pixels, other: Pixels, visit: (x: number, y: number) => void): void {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) visit(x, y);
}

const at = ({ width, height }: Pixels, x: number, y: number): number =>
  x < width && y < height ? (y * width + x) * 4 : -1;

function stepBetween(before: Pixels, after: Pixels, x: number, y: number): number {
  const from = at(before, x, y);
  const to = at(after, x, y);
  if (from < 0 || to < 0) return 255;
  let step = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const between = Math.abs((before.data[from + channel] ?? 0) - (after.data[to + channel] ?? 0));
    if (between > step) step = between;
  }
  return step;
}

function paint(data: Buffer, place: number, differs: boolean, after: Pixels, from: number): void {
  for (let channel = 0; channel < 4; channel += 1) {
    const faded = 255 - Math.round((255 - (from < 0 ? 255 : (after.data[from + channel] ?? 255))) / 6);
    data[place + channel] = differs ? (red[channel] ?? 255) : faded;
  }
}
