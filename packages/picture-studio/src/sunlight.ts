import { eased } from './clouds.ts';

/** A room in the sun's own light and out of it, red, green and blue, beside the studio's even light. */
const shade = [0.7, 0.71, 0.76] as const;
const sunny = [1.12, 1.07, 0.98] as const;

/** The window as it falls over a picture 4:5, in widths of it: its lean, how much the low sun slants it, its panes' edges. */
const lean = 0.5;
const slant = 0.28;
const soft = 0.035;
const columns = [
  [-0.2, 0.34],
  [0.42, 0.92],
  [1, 1.6],
] as const;
const rows = [
  [-0.9, -0.12],
  [-0.05, 0.62],
  [0.69, 1.4],
] as const;

const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
const rising = (at: number, edge: number) => {
  const share = (at - edge + soft) / (2 * soft);
  return share <= 0 ? 0 : share >= 1 ? 1 : eased(share);
};
const within = (at: number, panes: readonly (readonly [from: number, to: number])[]) => {
  let sum = 0;
  for (const pane of panes) sum += rising(at, pane[0]) * (1 - rising(at, pane[1]));
  return sum;
};

/** Low sun through a window with bars: the share of it at a place, given in shares of a picture 4:5. */
export function sunAt(x: number, y: number): number {
  const down = y * 1.25;
  const along = down * cos - x * sin;
  return within(x * cos + down * sin - slant * along, columns) * within(along, rows);
}

/** Writes the light of a place that has this share of the sun into `out`. */
export function putSunlight(sun: number, out: Float32Array): void {
  for (let c = 0; c < 3; c++) out[c] = (shade[c] ?? 0) + ((sunny[c] ?? 0) - (shade[c] ?? 0)) * sun;
}
