import { err, ok, type Result } from '@tailorbird/commerce/result';
import { photoLimits, photoSide } from '@tailorbird/commerce/reviews/photoLimits';
import { type PhotoFault, photoProblem, photoTypeOf } from '@tailorbird/commerce/reviews/photoProblem';
import sharp, { type Sharp } from 'sharp';

/** A photo as the shop keeps it: WebP, with nothing of the file it came in but what it shows. */
export interface EncodedPhoto {
  readonly whole: Uint8Array;
  /** A square, as reviews show it. */
  readonly small: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Makes the shop's own photos of files from anywhere. */
export interface PhotoEncoder {
  /** The error is why the file is no photo, or that too many wait already. */
  readonly encode: (file: Uint8Array) => Promise<Result<EncodedPhoto, PhotoFault | 'busy'>>;
}

/** Twice the side of the squares in reviews. */
const smallSide = 240;
const longestSeconds = 8;

/** An encoder that has one photo open at a time, so that however many come at once hold the memory of one. */
export function createPhotoEncoder({ maxWaiting = 8 } = {}): PhotoEncoder {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    encode: async (file) => {
      const fault = photoProblem(file);
      if (fault) return err(fault);
      if (waiting >= maxWaiting) return err('busy');
      waiting += 1;
      const turn = last.then(() => encodePhoto(file));
      last = turn.finally(() => {
        waiting -= 1;
      });
      return turn;
    },
  };
}

async function encodePhoto(file: Uint8Array): Promise<Result<EncodedPhoto, PhotoFault>> {
  // Its head alone is read, which is small whatever size it speaks of.
  const sizes = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!sizes || `image/${sizes.format}` !== photoTypeOf(file)) return err('unreadable');
  if (sizes.width * sizes.height > photoLimits.megapixels * 1_000_000) return err('too-many-pixels');
  try {
    const { data: whole, info } = await open(file)
      .autoOrient()
      .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .timeout({ seconds: longestSeconds })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(whole)
      .resize({ width: smallSide, height: smallSide, fit: 'cover' })
      .webp({ quality: 75 })
      .toBuffer();
    return ok({ whole, small, width: info.width, height: info.height });
  } catch {
    // Its head could be read, and the rest could not.
    return err('cut-off');
  }
}

/** Warnings are no faults: cameras write much that is not as it should be. */
function open(file: Uint8Array): Sharp {
  return sharp(file, {
    limitInputPixels: photoLimits.megapixels * 1_000_000,
    failOn: 'error',
    sequentialRead: true,
  });
}
