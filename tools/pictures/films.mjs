/** The shop's films, each a loop told frame by frame: `frame(t)` answers the sRGB bytes at share `t` of the loop. */
import { eased } from '../../packages/picture-studio/src/clouds.ts';
import { light, linear, srgb } from '../../packages/picture-studio/src/colour.ts';
import { dye } from '../../packages/picture-studio/src/dye.ts';
import { hash } from '../../packages/picture-studio/src/hash.ts';
import { lay } from '../../packages/picture-studio/src/lay.ts';
import { openFront } from '../../packages/picture-studio/tools/lay.mjs';
import { sold, wide } from './catalogueScenes.mjs';

/** Every film's size in pixels. */
export const size = { width: 1280, height: 720 };
const { width, height } = size;
const turn = 2 * Math.PI;

/** A slow pan along a table longer than the picture, there and back, slowest at its ends. */
async function pan(scene) {
  const whole = await lay(scene, openFront);
  const room = scene.width - width - 1;
  return (t) => {
    const left = ((1 - Math.cos(turn * t)) / 2) * room;
    const [from, share] = [Math.floor(left), left % 1];
    const frame = Buffer.alloc(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let i = 0; i < width * 3; i++) {
        const at = (y * scene.width + from) * 3 + i;
        frame[y * width * 3 + i] = Math.round(whole[at] * (1 - share) + whole[at + 3] * share);
      }
    }
    return frame;
  };
}

const between = (from, to, x) => eased(Math.min(1, Math.max(0, (x - from) / (to - from))));

/** Clouds from 0 to 1, a unit across, that repeat every `period` units up. */
function clouds(x, y, period) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, up] = [eased(x - column), eased(y - row)];
  const at = (i, j) => hash(i, ((j % period) + period) % period);
  const low = at(column, row) * (1 - across) + at(column + 1, row) * across;
  const high = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
  return low * (1 - up) + high * up;
}

/** Whether a place is in the round of a cup seen aslant, `drop` pixels below its rim: 1 inside, 0 outside, soft between. */
const inRound = (cup, x, y, drop) =>
  1 - between(0.93, 1, Math.hypot((x - cup.x) / cup.width, (y - cup.y - drop) / cup.height));

/** Fills a cup (its mouth an ellipse, half its `width` and `height` in pixels) with tea, in place. */
function pour(picture, cup, tea) {
  for (let y = cup.y - cup.height; y <= cup.y + cup.height; y++) {
    for (let x = cup.x - cup.width; x <= cup.x + cup.width; x++) {
      const wet = inRound(cup, x, y, 0) * inRound(cup, x, y, cup.height * 0.55);
      const shine = 0.5 + 0.9 * between(cup.x - cup.width, cup.x + cup.width, x);
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const under = linear[picture[at + c]];
        picture[at + c] = srgb(under + (tea[c] * shine - under) * wet);
      }
    }
  }
}

/** Steam rising from a full cup over a still; it rises whole periods a loop, so that the ends meet. */
async function steam(scene, cup) {
  const still = await lay(scene, openFront);
  const vapour = light('#fffaf2');
  pour(still, cup, light('#7a4a22'));
  const tall = cup.y;
  const bottom = cup.y + cup.height * 0.6;
  return (t) => {
    const frame = Buffer.from(still);
    for (let y = 0; y < bottom; y++) {
      const up = (bottom - y) / tall;
      const middle = cup.x + cup.width * (0.3 * up * Math.sin(turn * (t + up * 0.6)) + 0.3 * up);
      const reach = cup.width * (0.7 + 0.7 * up);
      const fade = between(0, 0.18, up) * (1 - between(0.3, 0.95, up));
      const right = Math.min(width, Math.ceil(middle + reach));
      for (let x = Math.max(0, Math.floor(middle - reach)); x < right; x++) {
        const aside = (x - middle) / reach;
        const [across, along] = [x / cup.width, y / cup.width];
        // Each layer is bent sideways by a slower one, which draws the clouds out into wisps.
        const sway = clouds(across * 0.9, along * 0.7 + t * 2, 2) - 0.5;
        const curl = clouds(across * 2 + sway * 3, along * 1.3 + t * 3, 3) - 0.5;
        const wisp =
          0.5 * clouds(across * 2.1 + sway * 2.4 + curl, along * 0.9 + curl + t * 2, 2) +
          0.32 * clouds(across * 4.3 + sway * 3 + curl * 2.4, along * 1.6 + curl * 1.4 + t * 4, 4) +
          0.18 * clouds(across * 8.7 + curl * 5, along * 3.1 + sway * 3 + t * 7, 7);
        const veil = 0.46 * fade * (1 - aside * aside) ** 2 * between(0.3, 0.8, wisp);
        const at = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) {
          const under = linear[still[at + c]];
          frame[at + c] = srgb(under + (vapour[c] - under) * veil);
        }
      }
    }
    return frame;
  };
}

/** The folds of cloth on a line, each a wave across it that leans and sways whole turns a loop: [folds a metre, depth in metres, turns, lean]. */
const folds = [
  [1.7, 0.034, 1, 0.6],
  [3.1, 0.024, -1, -0.9],
  [5.3, 0.0145, 1, 1.3],
  [8.9, 0.006, -2, -1.9],
  [13.3, 0.0022, 2, 2.3],
];

/** Cloth on a line in a light wind, close to: waves that grow towards its hem, lit from the left; its print follows them. */
async function wind(kind, recipe, metres) {
  const { cloth } = await dye(kind, recipe);
  const sun = [-0.74, -0.24, 0.63];
  return (t) => {
    const frame = Buffer.alloc(width * height * 3);
    const colour = new Float32Array(3);
    const slopes = new Float64Array(width * 3);
    for (let y = 0; y < height; y++) {
      const down = y / height;
      const free = 0.45 + 0.55 * down;
      let [along, toMiddle] = [0, 0];
      for (let x = 0; x < width; x++) {
        const across = (x / width) * metres;
        let [deep, slopeX, slopeY] = [0, 0, 0];
        for (const [often, depth, turns, lean] of folds) {
          const phase = turn * (often * across + turns * t + lean * down * 0.35) + often * 5;
          // A crest is rounder than a trough, as cloth hangs.
          const bend = phase + 0.5 * Math.sin(phase);
          const steep = 1 + 0.5 * Math.cos(phase);
          deep += depth * free * Math.sin(bend);
          slopeX += depth * free * Math.cos(bend) * steep * turn * often;
          slopeY +=
            (depth * free * Math.cos(bend) * steep * turn * lean * 0.35 * (height / width) ** -1) / metres;
        }
        along += (Math.hypot(1, slopeX) * metres) / width;
        slopes[x * 3] = slopeX;
        slopes[x * 3 + 1] = slopeY;
        slopes[x * 3 + 2] = deep;
        if (x === width / 2) toMiddle = along;
      }
      along = -toMiddle;
      for (let x = 0; x < width; x++) {
        const [slopeX, slopeY, deep] = slopes.subarray(x * 3, x * 3 + 3);
        along += (Math.hypot(1, slopeX) * metres) / width;
        const facing = Math.max(
          0,
          (sun[2] - slopeX * sun[0] - slopeY * sun[1]) / Math.hypot(1, slopeX, slopeY),
        );
        // The bottom of a fold sees less sky.
        const sky = 1 / (1 + Math.exp(-deep * 55));
        const lit = 0.16 + 0.3 * sky + facing * (0.62 + 0.38 * sky);
        cloth(along, (1 - down) * metres * (height / width) - deep * 0.5, colour);
        const at = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) frame[at + c] = srgb(colour[c] * lit * [1.02, 1, 0.96][c]);
      }
    }
    return frame;
  };
}

export const films = {
  'film-wind': {
    seconds: 6,
    play: () => {
      const { kind, recipe } = sold('200035', 'Mustard', 0, 0);
      return wind(kind, recipe, 0.8);
    },
  },
  'film-prints': {
    seconds: 8,
    play: () =>
      pan({
        ...wide(
          '#ecd5c8',
          570,
          sold('200094', 'Cream', 0.35, 0.84, 7),
          sold('200395', 'Indigo', 0.87, 0.86, 6),
          sold('200087', 'Damson', 0.13, 0.54, -6),
          sold('200338', 'Primrose', 0.36, 0.36, -5),
          sold('200325', 'Fern', 0.84, 0.37, -8),
          sold('200294', 'Cornflower', 0.605, 0.56, 4),
        ),
        width: width + 360,
        height,
      }),
  },
  'film-steam': {
    seconds: 6,
    play: () =>
      steam(
        {
          ...wide(
            '#2f4a45',
            2500,
            sold('200145', 'Mustard', 1.13, 0.8, 12),
            sold('200318', 'Clay', 0.92, 0.34, 0, 1.1),
            sold('200098', 'Blush', 0.68, 0.66, 0, 1.15),
          ),
          ...size,
        },
        { x: 838, y: 350, width: 112, height: 41 },
      ),
  },
};
