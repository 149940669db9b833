/** Scenes laid from what is sold: each piece is a style of the seeded catalogue in one of its colours. */

import { defaultSeed } from '../../packages/demo-shop/src/defaultSeed.ts';
import { generateCatalogue } from '../../packages/demo-shop/src/generateCatalogue.ts';

const styles = new Map([...generateCatalogue(defaultSeed)].map((style) => [style.sku, style]));

/** A style in a colour, its middle at shares `x` and `y` of the canvas, turned by degrees and enlarged by `grow`. */
export function sold(sku, colour, x, y, turn = 0, grow = 1) {
  const style = styles.get(sku);
  const found = style?.colours.find((one) => one.colour === colour);
  if (!found?.recipe) throw new Error(`${sku} is not sold in ${colour}: choose one of the seed's colours.`);
  return { kind: style.kind, recipe: found.recipe, x, y, turn, grow };
}

export const wide = (tint, metre, ...pieces) => ({ width: 1920, height: 1080, tint, metre, pieces });
const tall = (tint, metre, ...pieces) => ({ width: 1080, height: 1350, tint, metre, pieces });

export const catalogueScenes = {
  'hero-knits': wide(
    '#c9d3cb',
    1000,
    sold('200280', 'Foxglove', 0.95, 0.22, 14),
    sold('200042', 'Oat', 0.66, 0.53, -6),
    sold('200049', 'Mustard', 0.89, 0.8, -10, 1.1),
  ),
  'hero-knits-tall': tall(
    '#c9d3cb',
    960,
    sold('200042', 'Oat', 0.45, 0.72, -7),
    sold('200049', 'Mustard', 0.78, 0.87, 10, 1.1),
  ),
  'hero-prints': wide(
    '#ecd5c8',
    900,
    sold('200325', 'Fern', 0.93, 0.26, 9),
    sold('200395', 'Indigo', 0.9, 0.88, -6),
    sold('200087', 'Damson', 0.66, 0.54, -5),
  ),
  'hero-prints-tall': tall(
    '#ecd5c8',
    860,
    sold('200395', 'Indigo', 0.8, 0.78, 8),
    sold('200087', 'Damson', 0.37, 0.71, -5),
  ),
  'hero-gifts': wide(
    '#3f5134',
    1280,
    sold('200091', 'Madder', 0.91, 0.5, 9),
    sold('200381', 'Indigo', 0.625, 0.36, -9),
    sold('200036', 'Blush', 0.83, 0.58, 9),
    sold('200125', 'Mustard', 0.68, 0.76, -8, 1.1),
  ),
  'hero-gifts-tall': tall(
    '#3f5134',
    1060,
    sold('200091', 'Madder', 0.8, 0.8, 9, 0.9),
    sold('200381', 'Indigo', 0.3, 0.62, -9),
    sold('200036', 'Blush', 0.7, 0.78, 9),
    sold('200125', 'Mustard', 0.38, 0.86, -8, 1.1),
  ),
  'hero-cloth': wide(
    '#e7d9c4',
    1000,
    sold('200285', 'Mid Denim', 1.02, 0.2, 24, 1.5),
    sold('200017', 'Duck Egg', 0.93, 0.78, 16),
    sold('200195', 'Madder', 0.77, 0.76, 6),
    sold('200051', 'Moss Green', 0.62, 0.86, -5),
  ),
  'hero-cloth-tall': tall(
    '#e7d9c4',
    900,
    sold('200017', 'Duck Egg', 0.86, 0.84, 14),
    sold('200195', 'Madder', 0.66, 0.86, 5),
    sold('200051', 'Moss Green', 0.36, 0.96, -6),
  ),
  'look-orchard': tall(
    '#d8dcc8',
    960,
    sold('200141', 'Damson', 0.6, 0.76, 5),
    sold('200364', 'Blush', 0.42, 0.34, -7),
  ),
  'look-shore': wide(
    '#e9dcc6',
    980,
    sold('200395', 'Madder', 0.5, 0.74, 7),
    sold('200291', 'Navy', 0.3, 0.42, -8),
  ),
  'look-garden': tall(
    '#dcc9a6',
    900,
    sold('200091', 'Camel', 0.76, 0.66, 8),
    sold('200231', 'Navy', 0.42, 0.58, -5),
  ),
  'look-weekend': tall(
    '#c3cdd2',
    840,
    sold('200033', 'Dark Denim', 0.66, 0.74, 6),
    sold('200354', 'Mustard', 0.42, 0.42, -6),
  ),
  'tile-mugs': tall(
    '#bcd3d1',
    3200,
    sold('200064', 'Mustard', 0.64, 0.3, 0, 1),
    sold('200098', 'Indigo', 0.35, 0.52, 0, 1.05),
    sold('200331', 'Blush', 0.66, 0.76, 0, 1.1),
  ),
  'tile-cushions': tall(
    '#dfb69f',
    1240,
    sold('200347', 'Madder', 0.32, 0.28, -8),
    sold('200381', 'Indigo', 0.66, 0.52, 9),
    sold('200313', 'Mustard', 0.38, 0.8, -4),
  ),
  'tile-throws': tall(
    '#b9c2a8',
    780,
    sold('200017', 'Duck Egg', 0.62, 0.62, 12),
    sold('200140', 'Madder', 0.4, 0.44, -8),
  ),
  'tile-scarves': tall(
    '#33473f',
    1060,
    sold('200002', 'Camel', 0.66, 0.56, 12),
    sold('200091', 'Madder', 0.34, 0.4, -8),
    sold('200049', 'Mustard', 0.36, 0.82, -7, 1.15),
  ),
  'tile-shirts': tall(
    '#e6cfa9',
    930,
    sold('200317', 'Indigo', 0.62, 0.88, 7),
    sold('200372', 'Moss Green', 0.44, 0.46, -6),
  ),
  'tile-skirts': tall(
    '#c9cfd8',
    940,
    sold('200395', 'Kingfisher', 0.66, 0.82, 8),
    sold('200141', 'Damson', 0.4, 0.46, -7),
  ),
  'tile-night': tall(
    '#2e4a62',
    900,
    sold('200023', 'Madder', 0.64, 0.74, 8),
    sold('200351', 'Blush', 0.42, 0.36, -6),
  ),
  'tile-denim': tall(
    '#e4d6c4',
    900,
    sold('200120', 'Mid Denim', 0.66, 0.6, 7),
    sold('200052', 'Dark Denim', 0.34, 0.42, -8),
  ),
  'tile-vases': tall(
    '#ebcfc1',
    2700,
    sold('200365', 'Kingfisher', 0.34, 0.4, 0, 0.9),
    sold('200221', 'Mustard', 0.66, 0.6, 0, 0.9),
  ),
  'hero-coats': wide(
    '#ead9c3',
    960,
    sold('200057', 'Madder', 0.9, 0.42, 13),
    sold('200032', 'Bottle Green', 0.655, 0.6, -5),
    sold('200125', 'Mustard', 0.86, 0.74, 9, 1.15),
  ),
  'hero-coats-tall': tall(
    '#ead9c3',
    860,
    sold('200057', 'Madder', 0.84, 0.78, 12),
    sold('200032', 'Bottle Green', 0.41, 0.88, -5),
    sold('200125', 'Mustard', 0.77, 0.87, 9, 1.15),
  ),
  'tile-presents': tall(
    '#8f9b78',
    1500,
    sold('200036', 'Madder', 0.56, 0.44, 6),
    sold('200125', 'Mustard', 0.36, 0.76, -9, 1.1),
  ),
  'tile-hoodies': tall(
    '#c9cdb8',
    900,
    sold('200120', 'Mid Denim', 0.66, 0.8, 6),
    sold('200026', 'Clay', 0.46, 0.37, -6),
    sold('200049', 'Navy', 0.25, 0.78, -10, 1.3),
  ),
  'tile-table': tall(
    '#e7d3b8',
    2200,
    sold('200200', 'Indigo', 0.74, 0.66, 14),
    sold('200187', 'Madder', 0.66, 0.32, 0, 1.5),
    sold('200174', 'Clay', 0.42, 0.62, 0, 1.6),
  ),
  'tile-fair-isle': tall(
    '#d9a23b',
    960,
    sold('200008', 'Kingfisher', 0.6, 0.86, 8),
    sold('200280', 'Oat', 0.44, 0.38, -7),
  ),
};
