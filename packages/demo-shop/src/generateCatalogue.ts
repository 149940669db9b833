import { type Dye, dyes } from '@tailorbird/commerce/colours/dyes';
import { addressPart } from '@tailorbird/commerce/listing/addressPart';
import type { Pattern, Recipe } from '@tailorbird/picture-studio/recipe';
import { dayBefore } from './calendar.ts';
import { colourDifference } from './colourDifference.ts';
import { type Cloth, cloths } from './copy/cloths.ts';
import { describe, type Said } from './copy/description.ts';
import { heroCopy } from './copy/heroCopy.ts';
import { customFieldsFor } from './customFields.ts';
import { cutFor } from './cutFor.ts';
import { isSeenIn, recipeFor } from './designs.ts';
import type { DrawnColour, DrawnStyle } from './drawnStyle.ts';
import { giftCards } from './giftCards.ts';
import type { StyleLine } from './lines/styleLine.ts';
import { styleLines } from './lines/styleLines.ts';
import { placeInOrder } from './placeInOrder.ts';
import { listPounds, pricesFor, saleFor } from './prices.ts';
import { createRandom, type Random, seedFor } from './random.ts';
import { reviewed } from './reviewed.ts';
import { reviewsFor } from './reviews.ts';
import { styleName } from './styleName.ts';
import { variantsFor } from './variants.ts';

/** Style codes of designed styles begin here; 100000 and 100001 are the gift cards (commerce §5). */
const firstStyleCode = 200_001;

/** Styles on sale for no longer than this, in days, are in New In. */
const newForDays = 28;

/** Below this a present is a Little Gift, in pence. */
export const littleGiftBelow = 2_500;

/** Catalogues larger than this are for measuring and carry at most three reviews a style. */
const browsableStyles = 5_000;

/**
 * The catalogue, style by style: the gift cards and `styles - 2` designed ones. Made as it is read, so a
 * hundred thousand styles need no memory to speak of, and the same for the same seed on every machine.
 */
export function* generateCatalogue(options: { seed: number; styles: number }): Generator<DrawnStyle> {
  yield* giftCards;
  const range: Range = { taken: new Set(), placed: new Map(), made: new Map(), said: new Map() };
  const most = options.styles > browsableStyles ? 3 : 30;
  for (let at = 0; at < options.styles - giftCards.length; at += 1) {
    yield designStyle(String(firstStyleCode + at), lineAt(at), options.seed, range, most);
  }
}

/** What the styles designed so far have used up. */
interface Range {
  readonly taken: Set<string>;
  readonly placed: Map<string, number>;
  /** How often each sentence is said. */
  readonly said: Said;
  /** How many styles there are of each kind. */
  readonly made: Map<string, number>;
}

const wholeWeight = styleLines.reduce((sum, line) => sum + line.weight, 0);

/** Walks the lines by the golden ratio, which spreads each evenly and keeps their shares at any size. */
function lineAt(at: number): StyleLine {
  let left = ((at * 0.618_033_988_75) % 1) * wholeWeight;
  const found = styleLines.find((line) => {
    left -= line.weight;
    return left < 0;
  });
  if (found === undefined) throw new Error('The weights of the lines do not add up to their sum.');
  return found;
}

function designStyle(
  sku: string,
  line: StyleLine,
  seed: number,
  range: Range,
  maxReviews: number,
): DrawnStyle {
  const random = createRandom(seedFor(seed, sku));
  const design = random.weighted(line.designs).pattern;
  const clothName = random.pick(line.cloths);
  const cloth: Cloth = cloths[clothName];
  const pattern = cloth === cloths.denim && design === 'solid' ? 'denim' : design;
  const name = styleName(line, pattern, cloth, range.taken, random);
  const days = Math.ceil(random.next() ** 1.6 * 600);
  const isNew = days <= newForDays;
  const percentOff = saleFor(isNew, random);
  const prices = pricesFor(listPounds(line.pounds, random), percentOff);
  const nth = range.made.get(line.kind) ?? 0;
  range.made.set(line.kind, nth + 1);
  const cut = cutFor(line, name, pattern, clothName, nth);
  const colours = coloursFor(line, pattern, cloth, name, random).map((colour) => ({
    ...colour,
    recipe: { ...colour.recipe, scale: scaleOf(line, pattern, nth), cut },
  }));
  const { variants, stock } = variantsFor(
    line,
    sku,
    colours.map(({ colour }) => colour),
    random,
  );
  const names = colours.map(({ colour }) => colour);
  const words = createRandom(seedFor(seed, `${sku} in words`));
  const productBadge = badgeFor(line, cloth, isNew, random);
  return {
    sku,
    name,
    slug: addressPart(name),
    description:
      heroCopy[name] ?? describe({ line, name, pattern, cloth, cut, colours: names }, range.said, words),
    kind: line.kind,
    inventoryTracking: line.tracking,
    customFields: {
      ...customFieldsFor(
        line,
        cloth,
        variants.map(({ length }) => length),
        random,
      ),
      ...(productBadge === null ? {} : { product_badge: productBadge }),
    },
    productBadge,
    modifiers: [],
    categories: [
      ...categoriesFor(line, isNew, prices.uk.sale !== null, prices.uk.list),
      ...collectionsOf(pattern),
    ],
    colours,
    variants,
    stock,
    prices,
    reviews: reviewsFor(reviewed(line, pattern, cloth, cut, names), days, maxReviews, words),
    launched: dayBefore(days),
    rank: placeInOrder(line.kind, colours[0]?.family ?? '', isPlain(pattern), range.placed),
  };
}

type Colourway = DrawnColour & { readonly recipe: Recipe };

/** The same drawing in every colourway; never a colour that is the style's own name. */
function coloursFor(
  line: StyleLine,
  pattern: Pattern,
  cloth: Cloth,
  name: string,
  random: Random,
): Colourway[] {
  const usable = line.dyes
    .map((key) => dyes[key])
    .filter((dye) => !name.startsWith(`${dye.name} `) && isWashOf(cloth, dye) === (cloth === cloths.denim));
  const drawing = random.int(0, 9_999);
  const colourway = (dye: Dye, by: Random): Colourway => {
    const recipe = recipeFor(pattern, dye, drawing, by);
    return { colour: dye.name, family: dye.family, swatch: dye.hex, recipe, images: [] };
  };
  const drawn = random.sample(usable, random.int(...line.colours)).map((dye) => colourway(dye, random));
  const others = createRandom(seedFor(drawing, name));
  const spare = others.sample(usable, usable.length).filter((dye) => isSeenIn(pattern, dye));
  return apart(drawn, pattern, () => {
    const next = spare.shift();
    return next && colourway(next, others);
  });
}

/** Two dyes of one style differ by at least this much (CIEDE2000): nobody takes one for the other. */
export const minDifference = 9;

/** The colourways that are seen on the cloth and differ plainly, others in place of those that do not while there are any. */
function apart(
  drawn: readonly Colourway[],
  pattern: Pattern,
  next: () => Colourway | undefined,
): Colourway[] {
  const kept: Colourway[] = [];
  const isApart = ({ colour, swatch }: Colourway) =>
    kept.every((one) => one.colour !== colour && colourDifference(one.swatch, swatch) >= minDifference);
  const seen = new Set(
    Object.values(dyes)
      .filter((dye) => isSeenIn(pattern, dye))
      .map(({ name }) => name),
  );
  for (const first of drawn) {
    let found: Colourway | undefined = first;
    while (found && !(seen.has(found.colour) && isApart(found))) found = next();
    if (found) kept.push(found);
  }
  return kept;
}

/** How large a style shows its design: by the golden ratio, so that no two of a kind show it alike. */
function scaleOf(line: StyleLine, pattern: Pattern, nth: number): number {
  const own = line.scale ?? 1;
  if (isPlain(pattern) || pattern === 'fair-isle') return own;
  return Math.round(own * (0.75 + 0.75 * (((nth + 1) * 0.618_033_988_75) % 1)) * 1_000) / 1_000;
}

const isPlain = (pattern: Pattern): boolean => ['solid', 'marl', 'denim'].includes(pattern);

/** Denim comes in its own washes, and nothing else does. */
function isWashOf(cloth: Cloth, dye: Dye): boolean {
  return dye.name.endsWith('Denim') || (cloth === cloths.denim && dye === dyes.ink);
}

/** At most one, the most telling first. */
function badgeFor(line: StyleLine, cloth: Cloth, isNew: boolean, random: Random): string | null {
  const drawn = random.next();
  if (isNew) return 'New';
  if (cloth.organic === true && drawn < 0.22) return 'Organic Cotton';
  if (line.topic === 'throw' && drawn < 0.5) return 'Made in Yorkshire';
  if (drawn < 0.07) return 'Bestseller';
  return drawn > 0.95 ? 'Exclusive' : null;
}

/** Collections by the patterns in them. */
const collections: readonly (readonly [url: string, patterns: readonly Pattern[]])[] = [
  ['/collection/garden-prints', ['floral', 'ditsy', 'meadow', 'leaf', 'block']],
  ['/collection/in-stripes', ['stripe', 'fine-stripe', 'breton']],
  ['/collection/checks-and-gingham', ['check', 'gingham', 'windowpane']],
];

function collectionsOf(pattern: Pattern): string[] {
  return collections.filter(([, patterns]) => patterns.includes(pattern)).map(([url]) => url);
}

function categoriesFor(line: StyleLine, isNew: boolean, isOnSale: boolean, pence: number): string[] {
  const gifts = line.gifts ?? [];
  return [
    line.category,
    ...gifts,
    ...(gifts.length > 0 && pence < littleGiftBelow ? ['/other-stuff/gifts/little-gifts'] : []),
    ...(isNew && line.department !== 'other-stuff' ? [`/${line.department}/new-in`] : []),
    ...(isOnSale ? [`/${line.department}/sale`] : []),
  ];
}
