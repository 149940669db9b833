import { type Light, light } from './colour.ts';
import type { Kind } from './kinds.ts';
import type { Recipe } from './recipe.ts';

/** What is laid beside a style, in designs of the house. */
export const companions = {
  skirt: {
    words: 'a skirt',
    recipes: [plain('#4f6238'), plain('#22304a'), plain('#5d3a55'), plain('#bd9363')],
  },
  jeans: { words: 'jeans', recipes: [denim('#2f3a4c'), denim('#53687f'), denim('#93a5b5')] },
  scarf: {
    words: 'a scarf',
    recipes: [
      { pattern: 'check', colours: ['#f3ead7', '#a63d2b', '#1c2b2a'] },
      { pattern: 'check', colours: ['#f3ead7', '#4f6238', '#d9a23b'] },
      { pattern: 'windowpane', colours: ['#22304a', '#f3ead7'] },
      { pattern: 'check', colours: ['#f3ead7', '#bd9363', '#5c4536'] },
    ],
  },
  beanie: {
    words: 'a beanie',
    recipes: [plain('#d9a23b'), plain('#a63d2b'), plain('#2e4a62'), plain('#dac9aa')],
  },
  'tote-bag': {
    words: 'a tote bag',
    recipes: [
      { pattern: 'stripe', colours: ['#f3ead7', '#22304a'] },
      plain('#d9a23b'),
      plain('#a63d2b'),
      { pattern: 'gingham', colours: ['#f3ead7', '#2b6f78'] },
    ],
  },
  'long-sleeve-tee': {
    words: 'a long-sleeved tee',
    recipes: [
      { pattern: 'breton', colours: ['#f3ead7', '#22304a'] },
      plain('#f3ead7'),
      plain('#a63d2b'),
      { pattern: 'breton', colours: ['#f5f3ec', '#4f6238'] },
    ],
  },
  cardigan: { words: 'a cardigan', recipes: [plain('#dac9aa'), plain('#2e4a62'), plain('#d9a23b')] },
  jumper: { words: 'a jumper', recipes: [plain('#dac9aa'), plain('#2e4a62'), plain('#4f6238')] },
  throw: {
    words: 'a blanket',
    recipes: [
      { pattern: 'windowpane', colours: ['#dac9aa', '#a63d2b'] },
      { pattern: 'windowpane', colours: ['#bcd3d1', '#2e4a62'] },
      { pattern: 'windowpane', colours: ['#4f6238', '#f3ead7'] },
    ],
  },
  cushion: {
    words: 'a cushion',
    recipes: [
      { pattern: 'gingham', colours: ['#f3ead7', '#a63d2b'] },
      { pattern: 'gingham', colours: ['#f3ead7', '#4f6238'] },
      { pattern: 'fine-stripe', colours: ['#f3ead7', '#2e4a62'] },
      { pattern: 'gingham', colours: ['#f3ead7', '#d9a23b'] },
    ],
  },
  'tea-towel': {
    words: 'a tea towel',
    recipes: [
      { pattern: 'gingham', colours: ['#f3ead7', '#d9a23b'] },
      { pattern: 'fine-stripe', colours: ['#f3ead7', '#2e4a62'] },
      { pattern: 'gingham', colours: ['#f3ead7', '#a63d2b'] },
    ],
  },
  bowl: {
    words: 'a bowl',
    recipes: [plain('#bf7150'), plain('#4f6238'), plain('#2e4a62'), plain('#d9a23b')],
  },
  mug: {
    words: 'a mug',
    recipes: [plain('#a63d2b'), plain('#bcd3d1'), plain('#2e4a62'), plain('#d9a23b')],
  },
} as const satisfies Partial<Record<Kind, { readonly words: string; readonly recipes: readonly Recipe[] }>>;

/** A kind that may be laid beside a style. */
export type Companion = keyof typeof companions;

function plain(colour: string): Recipe {
  return { pattern: 'solid', colours: [colour] };
}

function denim(colour: string): Recipe {
  return { pattern: 'denim', colours: [colour] };
}

/** The colour that a recipe is remembered by: its last dye where the cloth is pale, else the cloth. */
function spoken({ colours }: Recipe): Light {
  const [ground = '#efe8da', ink = ground] = colours;
  return light(light(ground)[1] > 0.7 ? ink : ground);
}

const unlike = (a: Light, b: Light) =>
  Math.hypot(...a.map((value, i) => Math.sqrt(value) - Math.sqrt(b[i] ?? 0)));

/** Near enough to be taken for the same dye. */
const alike = 0.22;

/** One of a companion's designs, in a colour that nothing laid before has; always the same for the same style. */
export function chosen(companion: Companion, before: readonly Recipe[], lot: number): Recipe {
  const all: readonly Recipe[] = companions[companion].recipes;
  const fresh = all.filter((recipe) => before.every((one) => unlike(spoken(recipe), spoken(one)) > alike));
  const from = fresh.length > 0 ? fresh : all;
  return from[lot % from.length] ?? plain('#f3ead7');
}
