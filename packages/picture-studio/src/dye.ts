import { type Light, light, mix } from './colour.ts';
import { denim, type Wear, wornLegs } from './denim.ts';
import { fairIsle } from './fairIsle.ts';
import type { Kind } from './kinds.ts';
import { coverOf } from './motifCover.ts';
import { print } from './prints.ts';
import type { Recipe } from './recipe.ts';
import { relieved } from './relief.ts';
import { sewnOn } from './sewnOn.ts';
import { tile } from './tile.ts';
import { type Paint, solid, weave } from './weaves.ts';
import { wovenLabel } from './wovenLabel.ts';

/** Every colour a picture needs: the cloth, its trim (bands, piping, a pot's bare parts) and its label. */
export interface Dye {
  readonly cloth: Paint;
  readonly trim: Paint;
  /** From its middle, in metres. */
  readonly label: Paint;
  /** A piece that never takes the design, such as a mug's handle, a throw's fringe, a sock's heel or a wick, with its plain colour. */
  readonly plain: { readonly region: number; readonly paint: Paint } | undefined;
  /** By piece, the cloth with what is sewn on it, where anything is. */
  readonly sewn?: readonly Paint[] | undefined;
}

/** How each kind takes a design: its size on the thing, what its trim is made of, whether stripes stand upright, whether it is knitted in stitches of its own, where its denim wears. */
const habits: Record<
  Kind,
  {
    scale: number;
    trim: 'ground' | 'cloth' | 'piping' | 'bare';
    plain?: { region: number; is: 'ground' | 'bare' | 'accent' };
    upright?: true;
    knitted?: true;
    wear?: Wear;
  }
> = {
  tee: { scale: 1, trim: 'ground' },
  shirt: { scale: 0.9, trim: 'bare', upright: true },
  'midi-dress': { scale: 1, trim: 'cloth' },
  jumper: { scale: 1.1, trim: 'ground', knitted: true },
  skirt: { scale: 1, trim: 'cloth' },
  trousers: { scale: 0.9, trim: 'cloth', upright: true },
  jeans: { scale: 0.9, trim: 'bare', upright: true, wear: wornLegs },
  cushion: { scale: 0.95, trim: 'piping' },
  mug: { scale: 0.42, trim: 'bare', plain: { region: 2, is: 'ground' } },
  vase: { scale: 0.7, trim: 'bare' },
  candle: { scale: 0.42, trim: 'bare', plain: { region: 2, is: 'bare' } },
  cardigan: { scale: 1.1, trim: 'ground', knitted: true },
  scarf: { scale: 1, trim: 'cloth', plain: { region: 2, is: 'ground' } },
  blouse: { scale: 1, trim: 'cloth' },
  'tote-bag': { scale: 1, trim: 'cloth', plain: { region: 2, is: 'ground' } },
  'long-sleeve-tee': { scale: 1, trim: 'ground' },
  hoodie: { scale: 1, trim: 'ground', plain: { region: 6, is: 'bare' } },
  'tea-towel': { scale: 0.85, trim: 'cloth', plain: { region: 2, is: 'ground' } },
  bowl: { scale: 0.5, trim: 'bare' },
  'shirt-dress': { scale: 1, trim: 'bare', upright: true },
  shorts: { scale: 0.9, trim: 'bare', upright: true },
  vest: { scale: 1, trim: 'ground' },
  beanie: { scale: 0.6, trim: 'ground', knitted: true },
  coat: { scale: 1.2, trim: 'piping' },
  'midi-skirt': { scale: 1, trim: 'cloth' },
  pyjamas: { scale: 0.9, trim: 'bare', upright: true },
  raincoat: { scale: 1.2, trim: 'piping' },
  gilet: { scale: 1.1, trim: 'piping' },
  'wide-trousers': { scale: 1, trim: 'cloth', upright: true },
  'cable-jumper': { scale: 1.1, trim: 'ground', knitted: true },
  'mini-dress': { scale: 1, trim: 'cloth' },
  socks: { scale: 0.6, trim: 'piping', plain: { region: 2, is: 'accent' } },
  throw: { scale: 1.2, trim: 'cloth', plain: { region: 2, is: 'ground' } },
};

const striped = new Set(['stripe', 'fine-stripe', 'breton']);
const banded = new Set([...striped, 'fair-isle']);
const bareClay = light('#e9dfcd');

/** The same cloth turned a quarter, so that its stripes run up and down. */
function turned(cloth: Paint): Paint {
  return (u, v, out) => cloth(v, u, out);
}

/** The colours of a thing of this kind in this recipe. */
export async function dye(kind: Kind, recipe: Recipe): Promise<Dye> {
  const habit = habits[kind];
  const scale = habit.scale * (recipe.scale ?? 1);
  const design = print(recipe.pattern, recipe.colours, recipe.seed ?? 0);
  const ground = light(recipe.colours[0] ?? '#efe8da');
  const drawn = design
    ? await tile(design, scale)
    : recipe.pattern === 'denim'
      ? denim(ground, habit.wear)
      : recipe.pattern === 'fair-isle'
        ? fairIsle(recipe.colours, habit.knitted ? 1 : scale)
        : (weave(recipe.pattern, recipe.colours, scale) ?? solid(ground));
  const woven = habit.upright && striped.has(recipe.pattern) ? turned(drawn) : drawn;
  const cloth = recipe.cut?.relief ? relieved(woven, recipe.cut.relief) : woven;
  const accent = recipe.colours[1] ? light(recipe.colours[1]) : mix(ground, [0, 0, 0], 0.12);
  const trims = {
    ground: banded.has(recipe.pattern) ? solid(ground) : cloth,
    cloth,
    piping: solid(accent),
    bare: solid(bareClay),
  };
  return {
    cloth,
    sewn: await sewnOf(kind, cloth, ground, recipe),
    trim: trims[habit.trim],
    label: await wovenLabel(),
    plain: habit.plain && {
      region: habit.plain.region,
      paint: solid({ ground, bare: bareClay, accent }[habit.plain.is]),
    },
  };
}

const thread = {
  pale: light('#f3ead7'),
  dark: [light('#2e4a62'), light('#a63d2b'), light('#1c2b2a')],
} as const;

/** The cloth with the details of its cut, in the last ink that shows on it, else in a thread that does. */
async function sewnOf(kind: Kind, cloth: Paint, ground: Light, { cut, colours }: Recipe) {
  if (!cut?.details?.length) return undefined;
  const [, first, ...more] = colours.map(light);
  const isPale = 0.2126 * ground[0] + 0.7152 * ground[1] + 0.0722 * ground[2] > 0.32;
  const threads = thread.dark[(cut.hand ?? 0) % thread.dark.length] ?? ground;
  return sewnOn(kind, cloth, cut.details, {
    accent: more.at(-1) ?? first ?? (isPale ? threads : thread.pale),
    binding: more.at(-1) ?? first,
    button: isPale ? mix(ground, [0.05, 0.04, 0.03], 0.6) : bareClay,
    hand: cut.hand ?? 0,
    cover: cut.motif && (await coverOf(cut.motif)),
  });
}
