/** Values of the colour facet. */
export const colourFamilies = [
  'Red',
  'Pink',
  'Orange',
  'Yellow',
  'Green',
  'Blue',
  'Purple',
  'Brown',
  'Neutral',
  'Grey',
  'Black',
] as const;
export type ColourFamily = (typeof colourFamilies)[number];

/** A dye of the house: its name as shown, `#rrggbb`, and how light it is, which decides what prints on it. */
export interface Dye {
  readonly name: string;
  readonly hex: string;
  readonly family: ColourFamily;
  readonly tone: 'dark' | 'mid' | 'light';
}

const dye = (name: string, hex: string, family: ColourFamily, tone: Dye['tone']): Dye => ({
  name,
  hex,
  family,
  tone,
});

/** Every colour the shop dyes, glazes or prints in. */
export const dyes = {
  madder: dye('Madder', '#a63d2b', 'Red', 'dark'),
  rosehip: dye('Rosehip', '#b8453c', 'Red', 'dark'),
  foxglove: dye('Foxglove', '#c0708a', 'Pink', 'mid'),
  rhubarb: dye('Rhubarb', '#d98f86', 'Pink', 'mid'),
  blush: dye('Blush', '#ebcfc1', 'Pink', 'light'),
  clay: dye('Clay', '#bf7150', 'Orange', 'mid'),
  marmalade: dye('Marmalade', '#cf7a35', 'Orange', 'mid'),
  mustard: dye('Mustard', '#d9a23b', 'Yellow', 'mid'),
  primrose: dye('Primrose', '#ead894', 'Yellow', 'light'),
  moss: dye('Moss Green', '#4f6238', 'Green', 'dark'),
  bottle: dye('Bottle Green', '#26483b', 'Green', 'dark'),
  fern: dye('Fern', '#75894f', 'Green', 'mid'),
  sage: dye('Sage', '#a5b198', 'Green', 'light'),
  kingfisher: dye('Kingfisher', '#2b6f78', 'Blue', 'dark'),
  indigo: dye('Indigo', '#2e4a62', 'Blue', 'dark'),
  navy: dye('Navy', '#22304a', 'Blue', 'dark'),
  cornflower: dye('Cornflower', '#6f8db8', 'Blue', 'mid'),
  chalkBlue: dye('Chalk Blue', '#aec4d6', 'Blue', 'light'),
  duckEgg: dye('Duck Egg', '#bcd3d1', 'Blue', 'light'),
  darkDenim: dye('Dark Denim', '#2f3a4c', 'Blue', 'dark'),
  midDenim: dye('Mid Denim', '#53687f', 'Blue', 'mid'),
  paleDenim: dye('Washed Denim', '#93a5b5', 'Blue', 'light'),
  damson: dye('Damson', '#5d3a55', 'Purple', 'dark'),
  heather: dye('Heather', '#9986a6', 'Purple', 'mid'),
  walnut: dye('Walnut', '#5c4536', 'Brown', 'dark'),
  tobacco: dye('Tobacco', '#8d6340', 'Brown', 'mid'),
  camel: dye('Camel', '#bd9363', 'Brown', 'mid'),
  oat: dye('Oat', '#dac9aa', 'Neutral', 'light'),
  cream: dye('Cream', '#f3ead7', 'Neutral', 'light'),
  white: dye('Chalk White', '#f5f3ec', 'Neutral', 'light'),
  pebble: dye('Pebble', '#b9b2a6', 'Grey', 'light'),
  charcoal: dye('Charcoal', '#474c4e', 'Grey', 'dark'),
  ink: dye('Ink', '#1c2b2a', 'Black', 'dark'),
} as const satisfies Record<string, Dye>;

export type DyeName = keyof typeof dyes;

/** Ink sets mixed by eye for a ground of each tone; the first ink is the one that speaks. */
export const inkSets: { readonly [Tone in Dye['tone']]: readonly (readonly DyeName[])[] } = {
  dark: [
    ['cream', 'rhubarb', 'mustard', 'sage'],
    ['blush', 'cream', 'marmalade', 'fern'],
    ['duckEgg', 'cream', 'mustard', 'sage'],
    ['primrose', 'blush', 'clay', 'sage'],
    ['oat', 'foxglove', 'primrose', 'fern'],
    ['cream', 'cornflower', 'primrose', 'sage'],
  ],
  mid: [
    ['cream', 'madder', 'primrose', 'bottle'],
    ['navy', 'cream', 'blush', 'bottle'],
    ['white', 'damson', 'primrose', 'moss'],
    ['cream', 'indigo', 'blush', 'moss'],
  ],
  light: [
    ['madder', 'mustard', 'navy', 'moss'],
    ['indigo', 'clay', 'mustard', 'fern'],
    ['foxglove', 'madder', 'mustard', 'fern'],
    ['kingfisher', 'rhubarb', 'mustard', 'moss'],
    ['damson', 'foxglove', 'marmalade', 'fern'],
    ['moss', 'clay', 'primrose', 'bottle'],
  ],
};
