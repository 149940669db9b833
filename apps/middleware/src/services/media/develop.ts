import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { Format, PictureSize, Shown } from './pictureAddress.ts';
import type { Look, StudioModule } from './studio.ts';

// Every source differs, so libvips' own cache only holds memory; one thread each leaves cores to the shop.
sharp.cache(false);
sharp.concurrency(1);

/** Everything needed to make one picture file. */
export type Job = { readonly size: PictureSize } & (
  | ({ readonly type: 'product'; readonly view: Shown } & Look)
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'bytes'; readonly picture: Uint8Array }
);

/** A picture before it is resized, and how AVIF is encoded of it. */
interface Opened {
  readonly image: Sharp;
  readonly avif: AvifOptions;
}

/**
 * A style's pictures are made while a shopper waits. A scene takes long to lay, so where all its cloth is plain it is
 * encoded in a third of the time for a tenth more bytes; a print would lose the colour of its flowers.
 */
async function open(job: Job, studio: StudioModule | undefined): Promise<Opened> {
  if (job.type === 'file') return { image: sharp(job.path), avif: { effort: 1 } };
  if (job.type === 'bytes') return { image: sharp(job.picture), avif: { effort: 1 } };
  if (!studio) throw new Error('This shop has no studio that draws pictures.');
  const { kind, recipe, view, size } = job;
  const { pixels, width, height, isPlain } = await studio.drawPicture({ kind, recipe }, view, size);
  const isQuick = view === 'lifestyle' && isPlain;
  return {
    image: sharp(pixels, { raw: { width, height, channels: 3 } }),
    avif: { effort: isQuick ? 0 : 1, chromaSubsampling: '4:2:0' },
  };
}

/** Makes the picture file of a job: 50 to 400 ms of one core, more where several pieces are laid, so it runs in a worker. */
export async function develop(job: Job, studio: StudioModule | undefined): Promise<Uint8Array> {
  const { width, height, format } = job.size;
  const quality = qualityOf(job.size.quality, format, job.type === 'product' ? job.view : undefined);
  const { image, avif } = await open(job, studio);
  const sized = image.resize({
    ...(width && { width }),
    ...(height && { height }),
    fit: 'cover',
    kernel: 'lanczos3',
    // What is asked for by its width alone is not made larger than it is: that would only cost bytes.
    withoutEnlargement: !height,
  });
  switch (format) {
    case 'avif':
      return sized.avif({ quality, ...avif }).toBuffer();
    case 'webp':
      return sized.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return sized.flatten({ background: '#fbf8f2' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

/** Qualities of `qlt=default` (services §4). */
const qualities: Readonly<Record<Format, number>> = { avif: 52, webp: 80, jpeg: 75 };

/**
 * Where AVIF may be coarser: a close-up is all relief of cloth, which hides it and would weigh twice what a whole thing
 * does; so do scenes.
 */
const avifOf: { readonly [V in Shown]?: number } = { detail: 42, lifestyle: 48, laid: 47 };

/** The quality a picture is encoded in: the one asked for, or the format's own for what it shows. */
export function qualityOf(asked: number | 'default', format: Format, view?: Shown): number {
  if (asked !== 'default') return asked;
  return (format === 'avif' && view && avifOf[view]) || qualities[format];
}
