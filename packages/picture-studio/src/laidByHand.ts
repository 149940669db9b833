import { createClouds } from './clouds.ts';
import { type Give, gives } from './give.ts';
import type { Kind } from './kinds.ts';
import { cellRegions, type Passes, partBits, productSize } from './passes.ts';
import { random } from './random.ts';

/** Places, of those in a picture's width, whose displacement is worked out; between them it is even. */
const places = 120;

/** No thing comes nearer to the edge of its picture than this, as a share. */
const margin = 0.03;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the thing itself is in a view, in pixels of light. */
function boxOf({ cells, width }: Passes): Box {
  const box = { left: cells.width, right: 0, top: cells.height, bottom: 0 };
  for (let at = 0; at < cells.region.length; at++) {
    if (cells.region[at] === 0) continue;
    const [x, y] = [at % cells.width, Math.floor(at / cells.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const scale = width / cells.width;
  return {
    left: box.left * scale,
    right: box.right * scale,
    top: box.top * scale,
    bottom: box.bottom * scale,
  };
}

/** How deep inside one piece of cloth each place of the coarse grid is, 0 at an edge or seam, 1 well within. */
function depths(passes: Passes, step: number, across: number, down: number): Float32Array {
  const { parts, width } = passes;
  const depth = new Float32Array(across * down);
  const code = (x: number, y: number) => parts[4 * width * y + 2 * x] ?? 0;
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [x, y] = [column * step, row * step];
      const own = code(x, y);
      if (own === 0 || (own & ~partBits.region) !== 0) continue;
      let reach = 0;
      for (; reach < 6; reach++) {
        const r = Math.round(((reach + 1) * 7 * width) / productSize.width);
        if ([-r, 0, r].some((dx) => [-r, 0, r].some((dy) => code(x + dx, y + dy) !== own))) break;
      }
      depth[row * across + column] = reach / 6;
    }
  return depth;
}

/** Where on the passes as made each place of the coarse grid is read: x and y by turns; and how far its folds have moved. */
interface Field {
  /** Pixels from one place to the next. */
  readonly step: number;
  readonly across: number;
  readonly shape: Float32Array;
  readonly folds: Float32Array;
}

function fieldOf(passes: Passes, give: Give, hand: number, isWhole: boolean): Field {
  const { width, height } = passes;
  const next = random(hand);
  const either = (most: number) => (next() * 2 - 1) * most;
  const step = Math.max(2, width / places);
  const unit = width / productSize.width;
  const [across, down] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2];
  const box = boxOf(passes);
  const [middle, half] = [(box.left + box.right) / 2, (box.right - box.left) / 2];
  const room = Math.min(
    (middle - width * margin) / half,
    (width * (1 - margin) - middle) / half,
    (height * (1 - margin) - box.top) / (box.bottom - box.top),
  );
  const shape = isWhole ? 1 : 0;
  const tall = Math.min(room, 1 + shape * either(give.tall));
  const flare = shape * either(give.flare);
  const wide = Math.min(room / (1 + Math.max(0, flare)), 1 + shape * either(give.wide));
  const turn = (shape * either(give.turn) * Math.PI) / 180;
  const [leftSide, rightSide] = [shape * unit * either(give.sides), shape * unit * either(give.sides)];
  const belly = shape * either(give.belly ?? 0);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [drawn, lain] = [new Float32Array(across * down * 2), new Float32Array(across * down * 2)];
  const clouds = [createClouds(), createClouds(), createClouds(), createClouds()] as const;
  const from = next() * 1000;
  const depth = depths(passes, step, across, down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const at = row * across + column;
      const [x, y] = [column * step - middle, row * step - box.top];
      const [tx, ty] = [x * cos + y * sin, y * cos - x * sin];
      const share = Math.min(1, Math.max(0, ty / (box.bottom - box.top)));
      const side = Math.min(1.3, Math.abs(tx) / half) ** 2 * (tx < 0 ? leftSide : rightSide);
      const width = wide * (1 + flare * share) * (1 + belly * Math.sin(Math.PI * share) ** 2);
      drawn[2 * at] = middle + tx / width;
      drawn[2 * at + 1] = box.top + (ty - side * share) / tall;
      const move = 2 * unit * give.folds * (depth[at] ?? 0);
      const [cx, cy] = [(column * step) / unit, (row * step) / unit];
      lain[2 * at] =
        move *
        (0.7 * (clouds[0](cx / 150 + from, cy / 190) - 0.5) +
          0.5 * (clouds[1](cx / 64, cy / 74 + from) - 0.5)) *
        2;
      lain[2 * at + 1] =
        move *
        (0.7 * (clouds[2](cx / 150, cy / 170 + from) - 0.5) +
          0.5 * (clouds[3](cx / 64 + from, cy / 74) - 0.5)) *
        2;
    }
  return { step, across, shape: drawn, folds: lain };
}

const place = new Float64Array(2);

/** One row of a field, at the places of the coarse grid: x and y by turns. */
function rowOf(field: Float32Array, { step, across }: Field, y: number, row: Float64Array): void {
  const top = Math.floor(y / step);
  const share = y / step - top;
  const from = top * across * 2;
  for (let i = 0; i < across * 2; i++) {
    const upper = field[from + i] ?? 0;
    row[i] = upper + ((field[from + across * 2 + i] ?? 0) - upper) * share;
  }
}

const clamp = (x: number, most: number) => (x < 0 ? 0 : x > most ? most : x);

/** The light of a view as it falls on the thing laid anew. */
function movedLight(bytes: Uint8Array, { width, height }: Passes, field: Field): Uint8Array {
  const { step } = field;
  const out = new Uint8Array(bytes.length);
  const [row, folds] = [new Float64Array(field.across * 2), new Float64Array(field.across * 2)];
  for (let y = 0; y < height; y++) {
    rowOf(field.shape, field, y, row);
    rowOf(field.folds, field, y, folds);
    for (let start = 0; start < width; start += step) {
      const at = (start / step) * 2;
      let x = (row[at] ?? 0) + (folds[at] ?? 0);
      let down = (row[at + 1] ?? 0) + (folds[at + 1] ?? 0);
      const right = ((row[at + 2] ?? 0) + (folds[at + 2] ?? 0) - x) / step;
      const lower = ((row[at + 3] ?? 0) + (folds[at + 3] ?? 0) - down) / step;
      for (let i = 0; i < step; i++, x += right, down += lower)
        out[y * width + start + i] = lightAt(
          bytes,
          width,
          clamp(x, width - 1.001),
          clamp(down, height - 1.001),
        );
    }
  }
  return out;
}

function lightAt(bytes: Uint8Array, width: number, x: number, y: number): number {
  const left = x | 0;
  const top = y | 0;
  const at = top * width + left;
  const [fx, fy] = [x - left, y - top];
  const a = bytes[at] ?? 0;
  const c = bytes[at + width] ?? 0;
  const upper = a + ((bytes[at + 1] ?? 0) - a) * fx;
  return upper + (c + ((bytes[at + width + 1] ?? 0) - c) * fx - upper) * fy + 0.5;
}

/** The pieces of a view where they come to lie, a byte for each fine pixel. */
function movedParts({ parts, width, height }: Passes, field: Field): Uint8Array {
  const { step } = field;
  const out = new Uint8Array(parts.length);
  const [fine, tall] = [width * 2, height * 2];
  const row = new Float64Array(field.across * 2);
  for (let y = 0; y < tall; y++) {
    rowOf(field.shape, field, y / 2, row);
    for (let start = 0; start < width; start += step) {
      const at = (start / step) * 2;
      let x = (row[at] ?? 0) * 2 + 0.5;
      let down = (row[at + 1] ?? 0) * 2 + 0.5;
      const right = ((row[at + 2] ?? 0) - (row[at] ?? 0)) / step;
      const lower = ((row[at + 3] ?? 0) - (row[at + 1] ?? 0)) / step;
      const to = y * fine + start * 2;
      for (let i = 0; i < step * 2; i++, x += right, down += lower)
        out[to + i] = parts[(clamp(down, tall - 1) | 0) * fine + (clamp(x, fine - 1) | 0)] ?? 0;
    }
  }
  return out;
}

/** Where on the cloth each cell is, read between the cells of its own piece. */
function movedCells({ cells, width }: Passes, region: Uint8Array, field: Field): Passes['cells'] {
  const moved = { ...cells, region, u: new Float32Array(region.length), v: new Float32Array(region.length) };
  const scale = width / cells.width;
  const row = new Float64Array(field.across * 2);
  for (let y = 0; y < cells.height; y++) {
    rowOf(field.shape, field, (y + 0.5) * scale, row);
    for (let x = 0; x < cells.width; x++) {
      if (region[y * cells.width + x] === 0) continue;
      const along = ((x + 0.5) * scale) / field.step;
      const [at, share] = [(along | 0) * 2, along - (along | 0)];
      place[0] = (row[at] ?? 0) + ((row[at + 2] ?? 0) - (row[at] ?? 0)) * share;
      place[1] = (row[at + 1] ?? 0) + ((row[at + 3] ?? 0) - (row[at + 1] ?? 0)) * share;
      const left = clamp((place[0] ?? 0) / scale - 0.5, cells.width - 1.001);
      const top = clamp((place[1] ?? 0) / scale - 0.5, cells.height - 1.001);
      if (!readWithin(cells, left, top, moved, y * cells.width + x))
        readAround(cells, left, top, moved, y * cells.width + x);
    }
  }
  return moved;
}

/** Answers whether the four cells around a place are of the piece wanted, and if so reads between them. */
function readWithin(cells: Passes['cells'], x: number, y: number, to: Passes['cells'], at: number): boolean {
  const { region, width, u, v } = cells;
  const [left, top] = [x | 0, y | 0];
  const corner = top * width + left;
  const below = corner + width;
  const own = to.region[at];
  if (
    region[corner] !== own ||
    region[corner + 1] !== own ||
    region[below] !== own ||
    region[below + 1] !== own
  )
    return false;
  to.u[at] = between(u, corner, below, x - left, y - top);
  to.v[at] = between(v, corner, below, x - left, y - top);
  return true;
}

function between(values: Float32Array, corner: number, below: number, fx: number, fy: number): number {
  const upper = (values[corner] ?? 0) * (1 - fx) + (values[corner + 1] ?? 0) * fx;
  const lower = (values[below] ?? 0) * (1 - fx) + (values[below + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Reads the mean of the nearest cells of the piece wanted, at its edge. */
function readAround(cells: Passes['cells'], x: number, y: number, to: Passes['cells'], at: number): void {
  const { region, width, height, u, v } = cells;
  const [left, top] = [x | 0, y | 0];
  let [across, up, count] = [0, 0, 0];
  for (let reach = 0; reach < 5 && count === 0; reach++)
    for (let j = Math.max(0, top - reach); j <= Math.min(height - 1, top + 1 + reach); j++)
      for (let i = Math.max(0, left - reach); i <= Math.min(width - 1, left + 1 + reach); i++) {
        const from = j * width + i;
        if (region[from] !== to.region[at]) continue;
        across += u[from] ?? 0;
        up += v[from] ?? 0;
        count++;
      }
  if (count === 0) return;
  to.u[at] = across / count;
  to.v[at] = up / count;
}

/**
 * The passes of a kind as another of its kind lies: cut a little longer or wider, turned, its sleeves laid elsewhere and
 * its folds fallen anew. The same for the same `hand`. A view that is not of the whole keeps its shape, and its folds alone move.
 */
export function laidByHand(passes: Passes, kind: Kind, hand: number, isWhole = true): Passes {
  const field = fieldOf(passes, gives[kind], hand, isWhole);
  const parts = isWhole ? movedParts(passes, field) : passes.parts;
  const cells = isWhole
    ? movedCells(passes, cellRegions(parts, passes.width * 2, passes.height * 2), field)
    : passes.cells;
  return {
    ...passes,
    shade: movedLight(passes.shade, passes, field),
    gloss: passes.gloss && { ...passes.gloss, bytes: movedLight(passes.gloss.bytes, passes, field) },
    parts,
    cells,
  };
}
