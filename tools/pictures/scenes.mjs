/** Lays the shop's content pictures: node tools/pictures/scenes.mjs [name…] writes apps/middleware/media/content. */
import { writeFile } from 'node:fs/promises';
import { lay } from '../../packages/picture-studio/tools/lay.mjs';
import { catalogueScenes } from './catalogueScenes.mjs';

const content = new URL('../../apps/middleware/media/content/', import.meta.url).pathname;

const dress = { pattern: 'floral', colours: ['#2f4a45', '#efe8da', '#d98a6a', '#e0b9a8', '#9fb08f'] };
const meadow = {
  pattern: 'meadow',
  colours: ['#27364d', '#d9a23b', '#ebcfc1', '#bcd3d1', '#f1ebdf', '#8fa184'],
};
const ditsy = { pattern: 'ditsy', colours: ['#ebcfc1', '#a63d2b', '#2e4a62', '#4f6238'] };
const leaf = { pattern: 'leaf', colours: ['#efe3cc', '#4f6238', '#a63d2b'] };
const plain = (colour) => ({ pattern: 'solid', colours: [colour] });

const wide = { width: 1920, height: 1080 };
const tall = { width: 1080, height: 1350 };

const scenes = {
  'hero-autumn': {
    ...wide,
    tint: '#ead9c3',
    metre: 900,
    pieces: [
      {
        kind: 'jumper',
        recipe: { pattern: 'marl', colours: ['#a8512f', '#c9814f'] },
        x: 0.895,
        y: 0.36,
        turn: 9,
      },
      {
        kind: 'skirt',
        recipe: { pattern: 'check', colours: ['#6d7350', '#3c4630', '#d9a23b'] },
        x: 0.93,
        y: 0.93,
        turn: -5,
      },
      { kind: 'midi-dress', recipe: dress, x: 0.65, y: 0.54, turn: -6 },
    ],
  },
  'hero-autumn-tall': {
    ...tall,
    tint: '#ead9c3',
    metre: 860,
    pieces: [
      {
        kind: 'jumper',
        recipe: { pattern: 'marl', colours: ['#a8512f', '#c9814f'] },
        x: 0.8,
        y: 0.6,
        turn: 10,
      },
      { kind: 'midi-dress', recipe: dress, x: 0.36, y: 0.7, turn: -6 },
    ],
  },
  'hero-homeware': {
    ...wide,
    tint: '#bcd3d1',
    metre: 1180,
    pieces: [
      {
        kind: 'throw',
        recipe: { pattern: 'windowpane', colours: ['#efe3cc', '#a8512f'] },
        x: 0.89,
        y: 0.49,
        turn: 8,
      },
      {
        kind: 'cushion',
        recipe: { pattern: 'leaf', colours: ['#2e4a62', '#efe3cc', '#bcd3d1'] },
        x: 0.63,
        y: 0.36,
        turn: -9,
      },
      {
        kind: 'cushion',
        recipe: { pattern: 'gingham', colours: ['#f1ebdf', '#a63d2b'] },
        x: 0.76,
        y: 0.76,
        turn: 12,
      },
    ],
  },
  'hero-mens': {
    ...wide,
    tint: '#d6d3c4',
    metre: 900,
    pieces: [
      { kind: 'trousers', recipe: plain('#3b4757'), x: 0.89, y: 0.57, turn: 6 },
      {
        kind: 'tee',
        recipe: { pattern: 'breton', colours: ['#f1ebdf', '#27364d'] },
        x: 0.64,
        y: 0.5,
        turn: -7,
      },
    ],
  },
  'tile-dresses': {
    ...tall,
    tint: '#ebcfc1',
    metre: 1040,
    pieces: [{ kind: 'midi-dress', recipe: meadow, x: 0.5, y: 0.56, turn: -4 }],
  },
  'tile-knitwear': {
    ...tall,
    tint: '#d9a23b',
    metre: 1010,
    pieces: [
      {
        kind: 'jumper',
        recipe: { pattern: 'marl', colours: ['#efe3cc', '#d9c7a5'] },
        x: 0.46,
        y: 0.42,
        turn: -7,
      },
      {
        kind: 'jumper',
        recipe: { pattern: 'marl', colours: ['#2e4a62', '#5d7f96'] },
        x: 0.6,
        y: 0.86,
        turn: 8,
      },
    ],
  },
  'tile-gifts': {
    ...tall,
    tint: '#8f9b78',
    metre: 1500,
    pieces: [
      {
        kind: 'cushion',
        recipe: { pattern: 'check', colours: ['#efe6d6', '#a63d2b', '#1c2b2a'] },
        x: 0.5,
        y: 0.55,
        turn: 3,
      },
    ],
  },
  'tile-mens': {
    ...tall,
    tint: '#c9cdb8',
    metre: 960,
    pieces: [
      {
        kind: 'tee',
        recipe: { pattern: 'breton', colours: ['#f1ebdf', '#27364d'] },
        x: 0.42,
        y: 0.33,
        turn: -7,
      },
      { kind: 'jumper', recipe: plain('#4f6238'), x: 0.6, y: 0.84, turn: 8 },
    ],
  },
  'tile-homeware': {
    ...tall,
    tint: '#e7d3b8',
    metre: 3400,
    pieces: [
      { kind: 'vase', recipe: plain('#4f6238'), x: 0.38, y: 0.45, grow: 0.95 },
      { kind: 'mug', recipe: plain('#a63d2b'), x: 0.68, y: 0.68, grow: 1.1 },
    ],
  },
  'tile-prints': {
    ...tall,
    tint: '#bcd3d1',
    metre: 900,
    pieces: [
      { kind: 'skirt', recipe: leaf, x: 0.62, y: 0.78, turn: 6 },
      { kind: 'tee', recipe: ditsy, x: 0.42, y: 0.36, turn: -8 },
    ],
  },
};

const asked = process.argv.slice(2);
for (const [name, scene] of Object.entries({ ...scenes, ...catalogueScenes })) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const jpeg = await lay(scene);
  await writeFile(`${content}${name}.jpg`, jpeg);
  console.log(name, Math.round(jpeg.length / 1000), 'kB');
}
