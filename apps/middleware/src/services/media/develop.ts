import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { composite } from './composite.ts';
import { compositeFine } from './compositeFine.ts';
import { type Dye, dye } from './dye.ts';
import { flatLay } from './flatLay.ts';
import type { Kind } from './kinds.ts';
import { lay, type Scene } from './lay.ts';
import { lifestyle } from './lifestyle.ts';
import { mediaFolder } from './mediaFolder.ts';
import { type Passes, productSize, readPasses } from './passes.ts';
import type { Shown } from './pictureName.ts';
import type { PictureSize } from './pictureSize.ts';
import { qualityOf } from './quality.ts';
import type { MediaPicture, Pattern, Recipe } from './recipe.ts';

// Every source differs, so libvips' own cache only holds memory; one thread each leaves cores to the shop.
sharp.cache(false);
sharp.concurrency(1);

/** Everything needed to make one picture file. */
export type Job = { readonly size: PictureSize } & (
  | { readonly type: 'product'; readonly kind: Kind; readonly view: Shown; readonly recipe: Recipe }
  | { readonly type: 'file'; readonly path: string }
);

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

const passesOf = remember<Passes>(6, (name) => readPasses(`${mediaFolder}/passes`, name));
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
    const pixels = await lay(scene, (piece) => passesOf(`${piece}-front`));
    return { pixels, width: scene.width, height: scene.height };
  }
  const [passes, colours] = await Promise.all([
    passesOf(`${kind}-${view}`),
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
function minOf(view: Shown, { width, height }: PictureSize): number {
  const shape = productSize.width / productSize.height;
  const asked = width || height ? Math.max(width ?? 0, (height ?? 0) * shape) : productSize.width;
  const widths = scenes[view] ? laidWidths : compositedWidths;
  return widths.find((one) => one >= asked) ?? widths.at(-1) ?? productSize.width;
}

async function open(job: Job): Promise<Sharp> {
  if (job.type === 'file') return sharp(job.path);
  const { kind, view, recipe, size } = job;
  const { pixels, width, height } = await printOf(
    JSON.stringify({ kind, view, recipe, least: minOf(view, size) }),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** What is of one colour as far as an encoder is concerned. */
const plain = new Set<Pattern>(['solid', 'marl', 'denim']);

/**
 * How AVIF is encoded. A style's pictures are made while a shopper waits. A scene takes long to lay, so where all its
 * cloth is plain it is encoded in a third of the time for a tenth more bytes; a print would lose the colour of its flowers.
 */
function avifOf(job: Job): AvifOptions {
  if (job.type === 'file') return { effort: 1 };
  const isQuick = job.view === 'lifestyle' && plain.has(job.recipe.pattern);
  return { effort: isQuick ? 0 : 1, chromaSubsampling: '4:2:0' };
}

/** Makes the picture file of a job: 50 to 400 ms of one core, more where several pieces are laid, so it runs in a worker. */
export async function develop(job: Job): Promise<Uint8Array> {
  const { width, height, format } = job.size;
  const quality = qualityOf(job.size.quality, format, job.type === 'product' ? job.view : undefined);
  const image = (await open(job)).resize({
    ...(width && { width }),
    ...(height && { height }),
    fit: 'cover',
    kernel: 'lanczos3',
  });
  switch (format) {
    case 'avif':
      return image.avif({ quality, ...avifOf(job) }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#fbf8f2' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}
