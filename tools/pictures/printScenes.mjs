/**
 * Lays the pictures whose subject is a print, with plain things on the cloth: node tools/pictures/printScenes.mjs writes
 * apps/middleware/media/content.
 */
import { writeFile } from 'node:fs/promises';
import { lay } from '../../packages/picture-studio/tools/lay.mjs';
import { printField } from './printField.mjs';

const hedgerow = {
  pattern: 'meadow',
  colours: ['#233a54', '#f1ebdf', '#d9763f', '#ebcfc1', '#d9a23b', '#7f9468', '#f1ebdf'],
  seed: 5,
};
const pomegranate = { pattern: 'block', colours: ['#a63d2b', '#f1dfc6', '#233a54', '#f1dfc6', '#f1dfc6'] };
const plain = (colour) => ({ pattern: 'solid', colours: [colour] });
const marl = { pattern: 'marl', colours: ['#d9a23b', '#e6bd6f'] };
const ground = '#ead9c3';
const content = new URL('../../apps/middleware/media/content/', import.meta.url).pathname;

const scenes = {
  'hero-hedgerow': {
    width: 1920,
    height: 1080,
    tint: await printField({ ...hedgerow, ground, scale: 2.6, x: 1.07, y: 0.55, turn: 5 }),
    metre: 960,
    pieces: [
      { kind: 'jumper', recipe: marl, x: 0.715, y: 0.54, turn: -8, grow: 0.78 },
      { kind: 'cushion', recipe: pomegranate, x: 0.92, y: 0.35, turn: 10, grow: 0.95 },
      { kind: 'mug', recipe: plain('#f1ebdf'), x: 0.84, y: 0.73, turn: 0, grow: 1.45 },
    ],
  },
  'tile-hedgerow': {
    width: 1080,
    height: 1350,
    tint: await printField({ ...hedgerow, ground, scale: 3.4, x: -1, y: -1, turn: 0 }),
    metre: 900,
    pieces: [],
  },
  'hero-hedgerow-tall': {
    width: 1080,
    height: 1350,
    tint: await printField({ ...hedgerow, ground, scale: 2.2, x: 0.6, y: 0.72, turn: 86 }),
    metre: 860,
    pieces: [
      { kind: 'jumper', recipe: marl, x: 0.36, y: 0.74, turn: -8, grow: 0.8 },
      { kind: 'cushion', recipe: pomegranate, x: 0.82, y: 0.8, turn: 10, grow: 0.82 },
    ],
  },
};

for (const [name, scene] of Object.entries(scenes))
  await writeFile(`${content}${name}.jpg`, await lay(scene));
