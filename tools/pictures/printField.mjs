/** A table with a printed cloth spread over part of it, at the scale of a picture on a wall: a surface for a scene. */
import { createClouds } from '../../packages/picture-studio/src/clouds.ts';
import { light } from '../../packages/picture-studio/src/colour.ts';
import { print } from '../../packages/picture-studio/src/prints.ts';
import { tile } from '../../packages/picture-studio/src/tile.ts';

const waves = createClouds();
const drift = createClouds();
const threads = createClouds();

/** How high the cloth stands at a place, in metres: two long folds that run down from the upper right, and small ones. */
function rise(x, y) {
  const bent = x + 0.22 * waves(x * 1.4, y * 1.4) + 0.04 * drift(x * 5, y * 5);
  const strong = waves(x * 1.3 + 11, y * 1.3);
  return 0.011 * strong * Math.sin((bent * 0.9 + y * 0.45) * 11) + 0.002 * Math.sin((bent * 0.3 - y) * 31);
}

/** The light of the window at the upper left on the cloth. */
function shade(x, y) {
  const step = 0.004;
  const here = rise(x, y);
  const [right, down] = [(rise(x + step, y) - here) / step, (rise(x, y + step) - here) / step];
  return Math.max(0.4, (1 + right * 0.95 + down * 0.6) / Math.hypot(1, right, down));
}

/**
 * `ground` is the table's colour; the cloth takes the side of the line through `x`, `y` (metres) that `turn` (degrees
 * from upright; 90 lies level) leaves it: its right, or below. `scale` enlarges the print beyond the size on clothes.
 */
export async function printField({ ground, pattern, colours, seed = 3, scale, x: edgeX, y: edgeY, turn }) {
  const table = light(ground);
  const cloth = await tile(print(pattern, colours, seed), scale);
  const hem = light(colours[0]);
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, out) => {
    const along = -(x - edgeX) * down + (y - edgeY) * across;
    const wave = 0.006 * Math.sin(along * 9) + 0.004 * (drift(along * 4, 3) - 0.5);
    const inside = (x - edgeX) * across + (y - edgeY) * down + wave;
    if (inside < 0) {
      const dim = 1 - 0.34 * Math.exp(inside / 0.014) - 0.1 * Math.exp(inside / 0.06);
      for (let c = 0; c < 3; c++) out[c] = table[c] * dim;
      return;
    }
    cloth(x * Math.cos(0.09) - y * Math.sin(0.09) + 3, 3 - x * Math.sin(0.09) - y * Math.cos(0.09), out);
    const isHem = inside < 0.012;
    const stitch = isHem ? 0.9 : 1 - 0.28 * Math.exp(-(inside - 0.012) / 0.003);
    const thread = 0.97 + 0.06 * threads(x * 900, y * 900);
    const lit = shade(x, y) * stitch * thread * Math.min(1, 0.8 + inside / 0.02);
    for (let c = 0; c < 3; c++) out[c] = (isHem ? hem[c] : out[c]) * lit;
  };
}
