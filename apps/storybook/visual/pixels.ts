import sharp from 'sharp';

/** A picture as four bytes a pixel, from the top left. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Reads a picture of any kind. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A picture as a PNG of so much of its width and height, `scale` being 1 at most. */
export async function scaledDown(file: Buffer, scale: number): Promise<Buffer> {
  if (scale === 1) return file;
  const { width } = await sharp(file).metadata();
  return sharp(file)
    .resize({ width: Math.round(width * scale) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The most by which a written picture's channel is off, of 255: the eye sees no such step. */
export const rounding = 2;

/** Writes a picture off by `rounding` at most, in about a third of the room of a PNG. */
export function writePixels({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ nearLossless: true, quality: 60, effort: 3 })
    .toBuffer();
}

/** Writes a picture that is only looked at, and compared with no other: in a fraction of the time and the room. */
export function writeForEyes({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 85, effort: 1 })
    .toBuffer();
}
