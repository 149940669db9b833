import type { Cut } from './cutOut.ts';
import type { Window } from './window.ts';

/** A picture being laid. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Linear light, three to a pixel. */
  readonly light: Float32Array;
}

/** Where a piece lies: its middle at shares `x` and `y` of the picture, turned by degrees, `scale` pixels for each of its own. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly flip: boolean;
}

/** Whether a piece is so much smaller than its own picture that one sample a pixel would miss some of it. */
export const isReduced = ({ scale }: Place) => scale < 0.8;

/** How a pixel of the picture is found in that of the piece: `middle` is where the middles of the two meet. */
interface Reading {
  readonly middle: readonly [x: number, y: number];
  readonly cos: number;
  readonly sin: number;
  /** -1 where left and right change places, else 1. */
  readonly mirror: number;
  /** Samples a pixel takes. */
  readonly samples: 1 | 2 | 4;
  readonly from: number;
  readonly to: number;
}

function readingOf(
  canvas: Pick<Canvas, 'width' | 'height'>,
  size: Pick<Cut, 'width' | 'height'>,
  place: Place,
): Reading {
  const { x, y, scale, turn, flip } = place;
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const middle = [x * canvas.width, y * canvas.height] as const;
  const reach = ((Math.abs(cos) * size.width + Math.abs(sin) * size.height) * scale) / 2;
  return {
    middle,
    cos: cos / scale,
    sin: sin / scale,
    mirror: flip ? -1 : 1,
    samples: isReduced(place) ? (scale < 0.5 ? 4 : 2) : 1,
    from: Math.max(0, Math.floor(middle[0] - reach)),
    to: Math.min(canvas.width, Math.ceil(middle[0] + reach)),
  };
}

/** Draws a piece on the canvas, turned and scaled about its middle; one made smaller is sampled two or four times a pixel. */
export function draw(canvas: Canvas, cut: Cut, place: Place): void {
  const reading = readingOf(canvas, cut, place);
  const { cos, sin, middle } = reading;
  const reach = ((Math.abs(sin) * cut.width + Math.abs(cos) * cut.height) * place.scale ** 2) / 2;
  const bottom = Math.min(canvas.height, Math.ceil(middle[1] + reach));
  for (let row = Math.max(0, Math.floor(middle[1] - reach)); row < bottom; row++)
    drawRow(canvas, cut, reading, row);
}

/** The part of a piece's picture, its last column and row excluded, that is seen on the canvas. */
export function seenOf(
  canvas: Pick<Canvas, 'width' | 'height'>,
  size: Pick<Cut, 'width' | 'height'>,
  place: Place,
): Window {
  const { middle, cos, sin, mirror } = readingOf(canvas, size, place);
  const corners = [0, canvas.width].flatMap((x) =>
    [0, canvas.height].map((y) => {
      const [dx, dy] = [x - middle[0], y - middle[1]];
      return [
        mirror * (dx * cos + dy * sin) + size.width / 2,
        dy * cos - dx * sin + size.height / 2,
      ] as const;
    }),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - 2),
    top: Math.max(0, Math.floor(Math.min(...ys)) - 2),
    right: Math.min(size.width, Math.ceil(Math.max(...xs)) + 2),
    bottom: Math.min(size.height, Math.ceil(Math.max(...ys)) + 2),
  };
}

/** Red, green, blue and cover of the samples of a pixel. */
const sum = new Float64Array(4);

function drawRow({ width, light }: Canvas, cut: Cut, reading: Reading, row: number): void {
  const { middle, cos, sin, samples, mirror, from, to } = reading;
  const halfX = cut.width / 2 - 0.5;
  const halfY = cut.height / 2 - 0.5;
  const dy = row + 0.5 - middle[1];
  for (let column = from; column < to; column++) {
    const dx = column + 0.5 - middle[0];
    const x = mirror * (dx * cos + dy * sin) + halfX;
    const y = dy * cos - dx * sin + halfY;
    if (x < 0 || y < 0 || x >= cut.width - 1 || y >= cut.height - 1) continue;
    const at = (row * width + column) * 3;
    if (isBareAround(cut, x, y)) {
      const left = lightLeft(cut, x, y);
      if (left < 1) for (let c = 0; c < 3; c++) light[at + c] = (light[at + c] ?? 0) * left;
      continue;
    }
    for (let k = 0; k < 4; k++) sum[k] = 0;
    if (samples === 1) add(cut, x, y);
    else {
      add(cut, x - (mirror * (cos + sin)) / 4, y + (sin - cos) / 4);
      add(cut, x + (mirror * (cos + sin)) / 4, y - (sin - cos) / 4);
    }
    if (samples === 4) {
      add(cut, x + (mirror * (cos - sin)) / 4, y - (sin + cos) / 4);
      add(cut, x - (mirror * (cos - sin)) / 4, y + (sin + cos) / 4);
    }
    const bare = 1 - (sum[3] ?? 0) / samples;
    const through = bare > 0 ? bare * lightLeft(cut, x, y) : 0;
    for (let c = 0; c < 3; c++) light[at + c] = (light[at + c] ?? 0) * through + (sum[c] ?? 0) / samples;
  }
}

/** Whether there is table only, a pixel and more around: its light is smooth, and one sample tells it. */
function isBareAround({ width, height, bare }: Cut, x: number, y: number): boolean {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 1 || top < 1 || left >= width - 2 || top >= height - 2) return false;
  const at = top * width + left;
  return (
    bare[at - width - 1] === 1 &&
    bare[at - width + 1] === 1 &&
    bare[at + width - 1] === 1 &&
    bare[at + width + 1] === 1
  );
}

/** The light left to the table between four pixels. */
function lightLeft({ width, under }: Cut, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = top * width + left;
  const upper = (under[at] ?? 0) * (left + 1 - x) + (under[at + 1] ?? 0) * (x - left);
  const lower = (under[at + width] ?? 0) * (left + 1 - x) + (under[at + width + 1] ?? 0) * (x - left);
  return upper * (top + 1 - y) + lower * (y - top);
}

/** Adds a piece between its pixels to `sum`. */
function add(cut: Cut, x: number, y: number): void {
  const { width, height, paint, bare } = cut;
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const at = top * width + left;
  if (bare[at] === 1) return;
  const a = (left + 1 - x) * (top + 1 - y);
  const b = (x - left) * (top + 1 - y);
  const c = (left + 1 - x) * (y - top);
  const d = (x - left) * (y - top);
  const upper = at * 4;
  const lower = upper + width * 4;
  for (let k = 0; k < 4; k++) {
    sum[k] =
      (sum[k] ?? 0) +
      (paint[upper + k] ?? 0) * a +
      (paint[upper + 4 + k] ?? 0) * b +
      (paint[lower + k] ?? 0) * c +
      (paint[lower + 4 + k] ?? 0) * d;
  }
}
