import type { MediaPicture, Recipe } from '@tailorbird/picture-studio/recipe';
import { type Thumbnail, thumbnail } from '@tailorbird/picture-studio/testing/thumbnail';
import { describe, expect, test } from 'vitest';
import { colourDifference } from './colourDifference.ts';
import { defaultSeed } from './defaultSeed.ts';
import { generateCatalogue, minDifference } from './generateCatalogue.ts';

const styles = [...generateCatalogue(defaultSeed)].flatMap((style) => {
  const drawn = style.colours.flatMap(({ colour, swatch, recipe }) =>
    recipe === null ? [] : [{ colour, swatch, picture: { kind: style.kind, recipe } }],
  );
  return drawn.length > 0 ? [{ ...style, drawn }] : [];
});

/** Pixels of a small picture that make one of what is compared. */
const block = 2;

/** What lies on the cloth of a picture, folds, relief and design, apart from how bright it is by and large; 0 off the cloth. */
interface Marks {
  readonly across: number;
  readonly values: Float32Array;
  readonly inside: Uint8Array;
}

function marksOf({ width, height, brightness, thing }: Thumbnail): Marks {
  const [across, down] = [width / block, height / block];
  const [mean, inside] = [new Float32Array(across * down), new Uint8Array(across * down)];
  for (let at = 0; at < mean.length; at++) {
    const [left, top] = [(at % across) * block, Math.floor(at / across) * block];
    let whole = 0;
    for (let i = 0; i < block * block; i++) {
      const from = (top + Math.floor(i / block)) * width + left + (i % block);
      mean[at] = (mean[at] ?? 0) + (brightness[from] ?? 0) / block ** 2;
      whole += thing[from] ?? 0;
    }
    inside[at] = whole === block ** 2 ? 1 : 0;
  }
  const values = new Float32Array(mean.length);
  for (let at = 0; at < mean.length; at++) {
    if (inside[at] === 0) continue;
    let [sum, count] = [0, 0];
    for (let y = -3; y <= 3; y++)
      for (let x = -3; x <= 3; x++) {
        const from = at + y * across + x;
        if (inside[from] !== 1) continue;
        sum += mean[from] ?? 0;
        count++;
      }
    values[at] = (mean[at] ?? 0) - sum / count;
  }
  return { across, values, inside };
}

/** How alike what lies on two things is where both are, 1 being the same, the one moved over the other by this much. */
function correlation(one: Marks, other: Marks, by: number): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let at = Math.max(0, -by); at < one.values.length; at++) {
    if (one.inside[at] !== 1 || other.inside[at + by] !== 1) continue;
    const [a, b] = [one.values[at] ?? 0, other.values[at + by] ?? 0];
    ab += a * b;
    aa += a * a;
    bb += b * b;
  }
  return ab / Math.sqrt(aa * bb || 1);
}

/** How alike two things are as they are best laid one upon the other. */
function likeness(one: Marks, other: Marks): number {
  let most = -1;
  for (let y = -1; y <= 1; y++)
    for (let x = -1; x <= 1; x++) most = Math.max(most, correlation(one, other, y * one.across + x));
  return most;
}

/** A style as it would be undyed and unprinted: what is left is its shape, its folds, its cloth and what is sewn on it. */
const undyed = ({ kind, recipe }: MediaPicture): MediaPicture => ({
  kind,
  recipe: { pattern: 'solid', colours: ['#b9b2a6'], ...(recipe.cut && { cut: recipe.cut }) },
});

/** How far apart two recipes are dyed: in the cloth or in the first ink, whichever differs more. */
function dyedApart(one: Recipe, other: Recipe): number {
  const at = (nth: number) =>
    colourDifference(one.colours[nth] ?? '#000000', other.colours[nth] ?? '#000000');
  return one.pattern === 'solid' ? at(0) : Math.max(at(0), at(1));
}

/** Pots are few, and told apart by their glaze; clothes are many, and told apart even undyed. */
const pots = ['mug', 'vase', 'bowl', 'candle'];

describe('main pictures', () => {
  test('pictures: no two styles, nor two colours of one, are drawn by one recipe', () => {
    const recipes = styles.flatMap(({ drawn }) => drawn.map(({ picture }) => JSON.stringify(picture)));
    expect(new Set(recipes).size).toBe(recipes.length);
  });

  test('pictures: no two styles look alike, nor two of clothing even undyed: shape, folds, cloth or details differ', async () => {
    const alike: string[] = [];
    for (const kind of new Set(styles.map((style) => style.kind))) {
      const marks: { name: string; marks: Marks }[] = [];
      for (const { name, drawn } of styles.filter((style) => style.kind === kind)) {
        const picture = drawn[0]?.picture;
        const shown = picture && (pots.includes(kind) ? picture : undyed(picture));
        if (shown) marks.push({ name, marks: marksOf(await thumbnail(shown)) });
      }
      marks.forEach((one, at) => {
        for (const other of marks.slice(at + 1)) {
          const like = likeness(one.marks, other.marks);
          if (like > 0.9) alike.push(`${one.name} and ${other.name}: ${like.toFixed(3)}`);
        }
      });
    }
    expect(alike).toEqual([]);
  }, 600_000);

  test('pictures: a style that is another in a second dye would be found', async () => {
    const picture = styles
      .filter(({ kind }) => kind === 'jumper')
      .flatMap(({ drawn }) => drawn.map((one) => one.picture))
      .find(({ recipe }) => recipe.cut?.relief);
    if (!picture) throw new Error('The catalogue has no ribbed jumper.');
    const first = undyed(picture);
    const again = { ...first, recipe: { ...first.recipe, colours: ['#dac9aa'] } };
    const [one, other] = [marksOf(await thumbnail(first)), marksOf(await thumbnail(again))];
    expect(likeness(one, other)).toBeGreaterThan(0.9);
  });

  test('pictures: two colours of one style differ plainly, in the swatch and as they are dyed', () => {
    const alike: string[] = [];
    for (const { name, drawn } of styles)
      drawn.forEach((one, at) => {
        for (const other of drawn.slice(at + 1)) {
          const swatches = colourDifference(one.swatch, other.swatch);
          const pictures = dyedApart(one.picture.recipe, other.picture.recipe);
          if (Math.min(swatches, pictures) < minDifference)
            alike.push(
              `${name} in ${one.colour} and ${other.colour}: ${swatches.toFixed(1)}, ${pictures.toFixed(1)}`,
            );
        }
      });
    expect(alike).toEqual([]);
  });
});
