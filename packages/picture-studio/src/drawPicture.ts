import { composite } from './composite.ts';
import { compositeFine } from './compositeFine.ts';
import { type Dye, dye } from './dye.ts';
import { flatLay } from './flatLay.ts';
import type { Kind } from './kinds.ts';
import { laidByHand } from './laidByHand.ts';
import { lay, type Scene } from './lay.ts';
import { lifestyle } from './lifestyle.ts';
import { type Passes, productSize, readPasses } from './passes.ts';
import { passesFolder } from './passesFolder.ts';
import { type Cut, type MediaPicture, mediaPicture, type Pattern, type Recipe } from './recipe.ts';
import type { Shown } from './shown.ts';

/** How wide and tall a picture will be shown, in pixels; a side left out follows from the other. */
interface Asked {
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const passesOf = remember<Passes>(6, (name) => readPasses(passesFolder, name));

/** The passes of a view of a style: those of its kind, as its hand has laid it. */
const laidOf = remember<Passes>(4, async (key) => {
  const { kind, view, hand }: { kind: Kind; view: Shown; hand?: number } = JSON.parse(key);
  const passes = await passesOf(`${kind}-${view}`);
  return hand === undefined ? passes : laidByHand(passes, kind, hand, view !== 'detail');
});

function open(kind: Kind, view: Shown, { hand }: Cut = {}): Promise<Passes> {
  return laidOf(JSON.stringify({ kind, view, hand }));
}

const dyeOf = remember<Dye>(8, (key) => {
  const { kind, recipe }: { kind: Kind; recipe: Recipe } = JSON.parse(key);
  return dye(kind, recipe);
});

/** The widths in which a scene is laid: a print is made of the next larger, or of the largest. */
const laidWidths = [768, productSize.width, 1520] as const;

/** Up to this width a thing by itself is composited to be made smaller. */
const reducedWidth = 768;

/** The widths for which a thing by itself is composited: a smaller one, that of its light, and that of its data. */
const compositedWidths = [reducedWidth, productSize.width, productSize.width * 2] as const;

/** The views in which a style lies among other things. */
const scenes: { readonly [V in Shown]?: (picture: MediaPicture, width: number) => Scene } = {
  lifestyle,
  laid: flatLay,
};

/** A whole composited picture as raw pixels; several sizes of one picture are usually asked for together. */
const printOf = remember<{ pixels: Buffer; width: number; height: number }>(3, async (key) => {
  const { kind, view, recipe, least }: { kind: Kind; view: Shown; recipe: Recipe; least: number } =
    JSON.parse(key);
  const large = least > productSize.width;
  const arrange = scenes[view];
  if (arrange) {
    const scene = arrange({ kind, recipe }, least);
    const pixels = await lay(scene, (piece, cut) => open(piece, 'front', cut));
    return { pixels, width: scene.width, height: scene.height };
  }
  const [passes, colours] = await Promise.all([
    open(kind, view, recipe.cut),
    dyeOf(JSON.stringify({ kind, recipe })),
  ]);
  return large
    ? { pixels: compositeFine(passes, colours), width: passes.width * 2, height: passes.height * 2 }
    : {
        pixels: composite(passes, colours, least <= reducedWidth),
        width: passes.width,
        height: passes.height,
      };
});

/** How wide a print must be for a size. */
function minOf(view: Shown, { width, height }: Asked): number {
  const shape = productSize.width / productSize.height;
  const asked = width || height ? Math.max(width ?? 0, (height ?? 0) * shape) : productSize.width;
  const widths = scenes[view] ? laidWidths : compositedWidths;
  return widths.find((one) => one >= asked) ?? widths.at(-1) ?? productSize.width;
}

/** What is of one colour as far as an encoder is concerned. */
const plain = new Set<Pattern>(['solid', 'marl', 'denim']);

/** A picture as raw pixels, red, green and blue. */
interface Drawing {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** True where all its cloth is of one colour. */
  readonly isPlain: boolean;
}

/** Draws a picture of a style at the size asked for or the next larger; throws when what is stored of it is no recipe. */
export async function drawPicture(stored: unknown, view: Shown, asked: Asked): Promise<Drawing> {
  const { kind, recipe } = mediaPicture.parse(stored);
  const print = await printOf(JSON.stringify({ kind, view, recipe, least: minOf(view, asked) }));
  return { ...print, isPlain: plain.has(recipe.pattern) && !recipe.cut?.relief && !recipe.cut?.details };
}

/** Remembers the last few answers of a function, oldest out first. */
function remember<T>(most: number, make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const answer = kept.get(key) ?? make(key);
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
