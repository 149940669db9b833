import type { Shown } from './pictureName.ts';
import type { Format } from './pictureSize.ts';

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
