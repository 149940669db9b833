import type { Kind } from '@tailorbird/picture-studio/kinds';
import type { Cut, Pattern } from '@tailorbird/picture-studio/recipe';
import type { Cloth } from './copy/cloths.ts';
import type { Trait } from './copy/reviewCopy.ts';
import type { StyleLine } from './lines/styleLine.ts';
import type { Reviewed } from './reviews.ts';

const ofKind: { readonly [K in Kind]: readonly Trait[] } = {
  tee: ['top'],
  'long-sleeve-tee': ['top'],
  vest: ['top'],
  shirt: ['top'],
  blouse: ['top'],
  pyjamas: ['sleep'],
  jumper: ['top', 'knit'],
  'cable-jumper': ['top', 'knit'],
  cardigan: ['top', 'knit'],
  hoodie: ['top'],
  gilet: ['outer'],
  coat: ['outer'],
  raincoat: ['outer'],
  'midi-dress': ['dress'],
  'mini-dress': ['dress'],
  'shirt-dress': ['dress'],
  skirt: ['skirt'],
  'midi-skirt': ['skirt'],
  trousers: ['legs'],
  'wide-trousers': ['legs'],
  jeans: ['legs'],
  shorts: ['legs'],
  socks: ['socks'],
  beanie: ['hat'],
  scarf: ['scarf'],
  'tote-bag': ['bag'],
  cushion: ['cushion'],
  throw: ['throw'],
  mug: ['pot'],
  vase: ['pot'],
  bowl: ['pot'],
  candle: ['candle'],
  'tea-towel': ['towel'],
};

const ofPattern: { readonly [P in Pattern]: readonly Trait[] } = {
  solid: ['plain'],
  marl: ['plain'],
  denim: ['plain', 'denim'],
  stripe: ['stripe'],
  'fine-stripe': ['stripe'],
  breton: ['stripe'],
  check: ['check'],
  gingham: ['check'],
  windowpane: ['check'],
  dot: ['spot'],
  floral: ['print'],
  ditsy: ['print'],
  meadow: ['print'],
  leaf: [],
  block: [],
  'fair-isle': [],
};

/** Kinds of which one speaks in the plural. */
const pairs: readonly Kind[] = ['trousers', 'wide-trousers', 'jeans', 'shorts', 'socks'];

/** A sweatshirt is pictured as the jumper it nearly is, and is none: nothing that is said of wool is true of it. */
const isSweat = (line: StyleLine) => line.topic === 'sweat';

/** What reviewers can see of a style. */
export function reviewed(
  line: StyleLine,
  pattern: Pattern,
  cloth: Cloth,
  cut: Cut,
  colours: readonly string[],
): Reviewed {
  const isMachined = /machine wash/i.test(cloth.washcare) && !/^hand/i.test(cloth.washcare);
  const traits = new Set<Trait>([
    line.department === 'other-stuff' ? 'home' : 'worn',
    ...ofKind[line.kind].filter((trait) => !(trait === 'knit' && isSweat(line))),
    ...ofPattern[pattern],
    ...(line.topic === 'sleep' ? (['sleep'] as const) : []),
    ...(isMachined ? (['machine'] as const) : []),
    ...(/^hand wash/i.test(cloth.washcare) ? (['hand'] as const) : []),
    ...(/linen/i.test(cloth.composition) ? (['linen'] as const) : []),
    ...(cut.details?.some((detail) => detail.includes('pocket')) ? (['pocket'] as const) : []),
    ...(colours.length > 1 ? (['colours'] as const) : []),
    ...(line.sizes === 'none' || line.sizes === 'cushion' ? [] : (['sized'] as const)),
  ]);
  const [noun = 'thing'] = line.nouns;
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? noun;
  return { noun: pairs.includes(line.kind) ? `pair of ${last}` : last, colours, traits };
}
