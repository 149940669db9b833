import { type ColourFamily, dyes } from '@tailorbird/commerce/colours/dyes';

/** A colour name's facet value and swatch. */
export interface NamedColour {
  readonly family: ColourFamily;
  /** `#rrggbb`. */
  readonly swatch: string;
}

/** Everyday colour words; of two that fit, the longer is meant. */
const words: { readonly [word: string]: readonly [ColourFamily, string] } = {
  black: ['Black', '#1b1b1b'],
  charcoal: ['Grey', '#474c4e'],
  grey: ['Grey', '#8a8d8f'],
  gray: ['Grey', '#8a8d8f'],
  silver: ['Grey', '#b8bcc0'],
  white: ['Neutral', '#f7f6f2'],
  ivory: ['Neutral', '#f4eedd'],
  cream: ['Neutral', '#f3ead7'],
  beige: ['Neutral', '#d9c7a7'],
  natural: ['Neutral', '#e2d7c1'],
  stone: ['Neutral', '#c9c0b0'],
  tan: ['Brown', '#b98d5c'],
  camel: ['Brown', '#bd9363'],
  brown: ['Brown', '#6b4a33'],
  chocolate: ['Brown', '#4b3226'],
  navy: ['Blue', '#22304a'],
  denim: ['Blue', '#4b6684'],
  blue: ['Blue', '#3f6aa3'],
  'light blue': ['Blue', '#a9c3de'],
  'sky blue': ['Blue', '#9cc3e4'],
  'ocean blue': ['Blue', '#2f6f9f'],
  teal: ['Blue', '#2b6f78'],
  turquoise: ['Blue', '#4fb3b3'],
  green: ['Green', '#4e7a4a'],
  'olive green': ['Green', '#6b6b3a'],
  olive: ['Green', '#6b6b3a'],
  khaki: ['Green', '#8a8560'],
  yellow: ['Yellow', '#e3bf45'],
  gold: ['Yellow', '#c9a24a'],
  mustard: ['Yellow', '#d9a23b'],
  orange: ['Orange', '#d9793a'],
  coral: ['Orange', '#e5806b'],
  red: ['Red', '#b3352c'],
  burgundy: ['Red', '#6d2233'],
  maroon: ['Red', '#6b2430'],
  pink: ['Pink', '#e0a0ae'],
  blush: ['Pink', '#ebcfc1'],
  purple: ['Purple', '#6b4a7d'],
  lilac: ['Purple', '#b9a4cc'],
};

/** Shown where neither an option nor the title names a colour. */
export const unnamedColour = 'One Colour';
const unnamed: NamedColour = { family: 'Neutral', swatch: '#d9d0c1' };

/** Facet value and swatch of a colour by its name: a dye of the house, else the everyday colour word in it. */
export function colourFromName(name: string): NamedColour {
  const own = Object.values(dyes).find((dye) => dye.name.toLowerCase() === name.toLowerCase());
  if (own) return { family: own.family, swatch: own.hex };
  const [family, swatch] = words[wordIn(name) ?? ''] ?? [];
  return family && swatch ? { family, swatch } : unnamed;
}

/** The colour a title names, as shown: `Olive Green Jacket` is `Olive Green`. */
export function colourInTitle(title: string): string {
  const word = wordIn(title);
  return word?.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? unnamedColour;
}

function wordIn(text: string): string | undefined {
  const padded = ` ${text.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `;
  const found = Object.keys(words).filter((word) => padded.includes(` ${word} `));
  return found.toSorted((a, b) => b.length - a.length || padded.indexOf(a) - padded.indexOf(b))[0];
}
