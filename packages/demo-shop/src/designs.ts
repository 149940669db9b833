import { type Dye, type DyeName, dyes, inkSets } from '@tailorbird/commerce/colours/dyes';
import type { Pattern, Recipe } from '@tailorbird/picture-studio/recipe';
import type { Random } from './random.ts';

/** Words a design may put in a style's name, and whether the named dye is its ground or its ink. */
interface Design {
  readonly words: readonly string[];
  readonly named: 'ground' | 'ink';
}

/** Every cloth design by the name the compositor knows it by. */
export const designs: { readonly [P in Pattern]: Design } = {
  solid: { words: [], named: 'ground' },
  marl: { words: ['Marl', 'Flecked'], named: 'ground' },
  denim: { words: [], named: 'ground' },
  stripe: { words: ['Stripe', 'Deckchair Stripe', 'Wide Stripe'], named: 'ink' },
  'fine-stripe': { words: ['Ticking Stripe', 'Fine Stripe', 'Pinstripe'], named: 'ink' },
  breton: { words: ['Breton', 'Breton Stripe'], named: 'ink' },
  check: { words: ['Check', 'Picnic Check'], named: 'ink' },
  gingham: { words: ['Gingham'], named: 'ink' },
  windowpane: { words: ['Windowpane', 'Windowpane Check'], named: 'ground' },
  dot: { words: ['Spot', 'Dotty'], named: 'ground' },
  floral: { words: ['Print', 'Floral', 'Blossom Print'], named: 'ground' },
  ditsy: { words: ['Ditsy', 'Posy Print', 'Ditsy Print'], named: 'ground' },
  meadow: { words: ['Meadow', 'Meadow Print', 'Wildflower'], named: 'ground' },
  leaf: { words: ['Leaf', 'Block Print', 'Leaf Print', 'Sprig'], named: 'ground' },
  block: { words: ['Pomegranate', 'Pomegranate Print', 'Hand Block'], named: 'ground' },
  'fair-isle': { words: ['Fair Isle'], named: 'ground' },
};

/** Designs in every ink of a set. */
const manyInked = new Set<Pattern>(['floral', 'ditsy', 'meadow', 'leaf', 'block', 'fair-isle']);
const fleck: DyeName[] = ['cream', 'oat'];

/**
 * How a colourway of this design is dyed. `drawing` numbers the drawing of a scattered print, so that the
 * colourways of one style show the same flowers in other inks.
 */
export function recipeFor(pattern: Pattern, named: Dye, drawing: number, random: Random): Recipe {
  if (pattern === 'solid' || pattern === 'denim') return { pattern, colours: [named.hex] };
  const inks = random.pick(inkSets[named.tone]).map((name) => dyes[name].hex);
  const unlike = inks.filter((ink) => ink !== named.hex);
  if (manyInked.has(pattern)) return { pattern, colours: [named.hex, ...unlike], seed: drawing };
  if (pattern === 'marl') return { pattern, colours: [named.hex, marlFleck(named, random)] };
  if (designs[pattern].named === 'ground')
    return { pattern, colours: [named.hex, unlike[0] ?? dyes.cream.hex] };
  return { pattern, colours: crossing(pattern, named, random) };
}

function marlFleck(named: Dye, random: Random): string {
  if (named.tone === 'light') return dyes.pebble.hex === named.hex ? dyes.charcoal.hex : dyes.tobacco.hex;
  return dyes[random.pick(fleck)].hex;
}

/** Whether a style of this design can be told to be of this dye: pale lines on a pale ground are not seen. */
export function isSeenIn(pattern: Pattern, { tone, family }: Dye): boolean {
  if (designs[pattern].named === 'ground') return true;
  const isWoven = pattern === 'check' || pattern === 'gingham';
  return tone !== 'light' || (isWoven && family !== 'Neutral');
}

/** Stripes and checks: the named dye on a pale ground; a pale dye on white if it shows there, else under a dark line. */
function crossing(pattern: Pattern, named: Dye, random: Random): string[] {
  const pale = random.pick([dyes.cream, dyes.white, dyes.cream]);
  const dark = random.pick([dyes.indigo, dyes.madder, dyes.moss, dyes.navy]);
  const isWoven = pattern === 'check' || pattern === 'gingham';
  const showsOnWhite = named.tone !== 'light' || (isWoven && named.family !== 'Neutral');
  const ground = named.tone === 'light' ? dyes.white : pale;
  const pair = showsOnWhite ? [ground.hex, named.hex] : [named.hex, dark.hex];
  return pattern === 'check' ? [...pair, random.pick([dyes.ink, dyes.walnut, dyes.mustard]).hex] : pair;
}
