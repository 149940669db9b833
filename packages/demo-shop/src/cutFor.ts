import type { Kind } from '@tailorbird/picture-studio/kinds';
import type { Cut, Pattern } from '@tailorbird/picture-studio/recipe';
import type { ClothName } from './copy/cloths.ts';
import type { Detail } from './copy/detailCopy.ts';
import type { StyleLine } from './lines/styleLine.ts';

type Relief = NonNullable<Cut['relief']>;

/** The sets of details that styles of a kind take in turn, plain ones and those with a design. */
interface Turns {
  readonly plain: readonly (readonly Detail[])[];
  readonly drawn: readonly (readonly Detail[])[];
}

const knits: Turns = {
  plain: [
    [],
    ['tipping'],
    ['placket'],
    ['yoke'],
    [],
    ['large-motif'],
    ['patch-pockets'],
    ['chest-band'],
    ['sleeves'],
  ],
  drawn: [[], ['placket'], [], ['patch-pockets'], ['sleeves']],
};
const tees: Turns = {
  plain: [
    ['chest-pocket'],
    ['small-motif'],
    [],
    ['placket'],
    ['large-motif'],
    ['sleeves'],
    ['chest-band'],
    ['tipping'],
  ],
  drawn: [[], ['chest-pocket'], ['sleeves'], ['placket'], []],
};
const dresses: Turns = {
  plain: [['button-front'], ['tiers'], ['patch-pockets'], ['belt'], ['hem-band'], []],
  drawn: [
    [],
    ['button-front'],
    ['belt'],
    ['patch-pockets'],
    ['tiers'],
    [],
    ['hem-band'],
    ['belt', 'button-front'],
  ],
};
const skirts: Turns = {
  plain: [['button-front'], ['patch-pockets'], [], ['tiers'], ['hem-band']],
  drawn: [[], ['tiers'], ['button-front'], ['patch-pockets'], ['hem-band']],
};
const trousers: Turns = { plain: [[], ['patch-pockets'], ['turn-ups']], drawn: [[], ['patch-pockets'], []] };
const pots: Turns = { plain: [['dip'], ['small-motif'], []], drawn: [[]] };
const candles: Turns = { plain: [['dip'], ['small-motif'], ['dip', 'small-motif'], []], drawn: [[]] };
const long: Turns = { plain: [['ends'], []], drawn: [[]] };
const asTheyCome: Turns = { plain: [[]], drawn: [[]] };

const turns: { readonly [K in Kind]?: Turns } = {
  jumper: knits,
  'cable-jumper': { plain: [[], ['tipping'], ['placket']], drawn: [[]] },
  hoodie: { plain: [[], ['sleeves'], ['tipping'], ['chest-band']], drawn: [[], ['sleeves']] },
  cardigan: { plain: [[], ['tipping'], ['sleeves']], drawn: [[], ['sleeves']] },
  tee: tees,
  'long-sleeve-tee': tees,
  vest: { plain: [[], ['chest-pocket'], ['small-motif']], drawn: [[], ['chest-pocket']] },
  blouse: { plain: [[], ['chest-pocket']], drawn: [[], ['sleeves'], ['chest-pocket']] },
  beanie: { plain: [[], ['small-motif']], drawn: [[]] },
  'midi-dress': dresses,
  'mini-dress': dresses,
  'shirt-dress': { plain: [[], ['patch-pockets'], ['belt']], drawn: [[], ['belt'], ['patch-pockets']] },
  skirt: skirts,
  'midi-skirt': skirts,
  trousers,
  'wide-trousers': trousers,
  shorts: trousers,
  jeans: { plain: [[], ['turn-ups'], ['patch-pockets'], ['turn-ups', 'patch-pockets']], drawn: [[]] },
  cushion: { plain: [['frame'], []], drawn: [[], ['frame'], []] },
  mug: pots,
  vase: { plain: [['dip'], [], ['rim']], drawn: [[]] },
  candle: candles,
  bowl: { plain: [['rim'], ['dip'], ['small-motif']], drawn: [[]] },
  throw: long,
  scarf: long,
  'tea-towel': long,
};

/** What a cloth is like close by; knits are worked in several stitches, taken in turn. */
const reliefs: { readonly [C in ClothName]?: readonly (Relief | undefined)[] } = {
  cord: ['cord', 'needlecord'],
  twill: ['twill'],
  linen: ['slub'],
  cushionLinen: ['slub'],
  halfLinen: ['slub'],
  lambswool: ['rib', undefined, 'moss-stitch', 'guernsey', 'fisherman'],
  woolBlend: ['fisherman', 'rib', undefined, 'moss-stitch'],
  cottonKnit: [undefined, 'waffle', 'moss-stitch', 'rib'],
  merino: [undefined, 'rib'],
  stoneware: ['speckled', undefined],
};

const stitches: readonly Relief[] = ['rib', 'moss-stitch', 'guernsey', 'fisherman', 'waffle'];
const plain: readonly Pattern[] = ['solid', 'marl', 'denim'];
const motifs = ['bird', 'sprig', 'acorn', 'sun', 'moon', 'wave', 'pear', 'bee'] as const;
const lower: readonly Kind[] = [
  'skirt',
  'midi-skirt',
  'midi-dress',
  'mini-dress',
  'shirt-dress',
  'trousers',
  'shorts',
];

/** What a style's name promises that a picture must show. */
function promised(name: string, kind: Kind): Detail | undefined {
  if (!name.includes('Pocket')) return undefined;
  return lower.includes(kind) ? 'patch-pockets' : 'chest-pocket';
}

/** How a style is cut: `nth` counts the styles of its kind, each of which is laid by another hand. */
export function cutFor(line: StyleLine, name: string, pattern: Pattern, cloth: ClothName, nth: number): Cut {
  const isPlain = plain.includes(pattern);
  const own = line.topic === 'sleep' ? asTheyCome : (turns[line.kind] ?? asTheyCome);
  const sets = isPlain ? own.plain : own.drawn;
  const turn = sets[nth % sets.length] ?? [];
  const must = promised(name, line.kind);
  const given = name.includes('Fisherman') ? [] : turn;
  const details = must && !given.includes(must) ? [must] : given;
  const choices = reliefs[cloth] ?? [undefined];
  const chosen = choices[Math.floor(nth / 2) % choices.length];
  const isStitched = chosen !== undefined && stitches.includes(chosen);
  // What is knitted in colours, cabled or bears a motif is knitted plain.
  const isSmooth = isStitched && (!isPlain || line.kind !== 'jumper' || details.includes('large-motif'));
  const relief = isPlain && name.includes('Fisherman') ? 'fisherman' : isSmooth ? undefined : chosen;
  return {
    hand: nth + 1,
    ...(relief && { relief }),
    ...(details.length > 0 && { details: [...details] }),
    ...(details.some((detail) => detail.endsWith('motif')) && { motif: motifs[nth % motifs.length] }),
  };
}
