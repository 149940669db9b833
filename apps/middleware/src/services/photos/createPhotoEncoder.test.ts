import { crc32, deflateSync } from 'node:zlib';
import { err } from '@tailorbird/commerce/result';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoOf, secretsOfPhotos } from '../../testing/testPhotos.ts';
import { createPhotoEncoder, type EncodedPhoto } from './createPhotoEncoder.ts';

const { encode } = createPhotoEncoder();

async function encodedOf(file: Uint8Array): Promise<EncodedPhoto> {
  const encoded = await encode(file);
  if (!encoded.ok) throw new Error(encoded.error);
  return encoded.value;
}

/** A PNG whose head says it is so large, with as much of it as is given. */
function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a photo', () => {
  it('says nothing any more of where it was taken, with what and when', async () => {
    const photo = await photoOf();
    expect(secretsOfPhotos.filter((secret) => photo.includes(secret))).toEqual(secretsOfPhotos);
    const { whole, small } = await encodedOf(photo);
    for (const kept of [whole, small]) {
      expect(secretsOfPhotos.filter((secret) => Buffer.from(kept).includes(secret))).toEqual([]);
      const { exif, xmp, iptc, icc, format } = await sharp(kept).metadata();
      expect({ exif, xmp, iptc, icc, format }).toEqual({ format: 'webp' });
    }
  });

  it('stands as the camera was held', async () => {
    const { whole, width, height } = await encodedOf(await photoOf({ orientation: 6 }));
    expect([width, height]).toEqual([480, 640]);
    const top = await sharp(whole).extract({ left: 0, top: 0, width: 480, height: 100 }).toBuffer();
    expect((await sharp(top).stats()).dominant.r).toBeGreaterThan(150);
  });

  it('is at most 1,600 pixels long, never larger than it came, and has a square beside it', async () => {
    const { width, height, small } = await encodedOf(await photoOf({ width: 3_200, height: 1_200 }));
    expect([width, height]).toEqual([1_600, 600]);
    expect(await sharp(small).metadata()).toMatchObject({ width: 240, height: 240 });
    expect(await encodedOf(await photoOf({ width: 90, height: 60 }))).toMatchObject({
      width: 90,
      height: 60,
    });
  });

  it.each(['png', 'webp'] as const)('may be a %s', async (format) => {
    const photo = await sharp(await photoOf())
      .toFormat(format)
      .toBuffer();
    expect(await encodedOf(photo)).toMatchObject({ width: 640, height: 480 });
  });

  it('of fewer bits or other colours than a screen has is one all the same', async () => {
    const grey = await sharp(await photoOf())
      .greyscale()
      .jpeg()
      .toBuffer();
    const inks = await sharp(await photoOf())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    for (const photo of [grey, inks, clear]) {
      const { whole } = await encodedOf(photo);
      expect(await sharp(whole).metadata()).toMatchObject({ channels: 3, space: 'srgb' });
    }
  });
});

describe('a file that is no photo is refused', () => {
  it('when it is a drawing, a page, an archive or nothing', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const file of [
      '',
      svg,
      `<?xml version="1.0"?>${svg}`,
      '<!doctype html>',
      'PK\u0003\u0004',
      'GIF89a',
    ])
      expect([file, await encode(Buffer.from(file))]).toEqual([file, err('unreadable')]);
  });

  it('when it begins as one and is another thing', async () => {
    const beginnings = {
      jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      webp: Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP'),
    };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const [type, beginning] of Object.entries(beginnings))
      expect([type, await encode(Buffer.concat([beginning, svg]))]).toEqual([type, err('unreadable')]);
  });

  it('when it says itself to be a HEIC, with the name of what it is', async () => {
    expect(await encode(Buffer.from('\u0000\u0000\u0000\u0018ftypheic'))).toEqual(err('heic'));
  });

  it.each(['jpeg', 'png', 'webp'] as const)('when it is a %s without its end', async (format) => {
    const photo = await sharp(await photoOf({ width: 1_200, height: 900 }))
      .toFormat(format)
      .toBuffer();
    expect(await encode(photo.subarray(0, photo.length >> 1))).toEqual(err('cut-off'));
  });

  it('when it would be larger than any camera’s, before a row of it is decoded', async () => {
    const rows = deflateSync(Buffer.alloc(1_000));
    expect(await encode(pngOf(60_000, 60_000, rows))).toEqual(err('too-many-pixels'));
    expect(await encode(pngOf(10_000, 5_001, rows))).toEqual(err('too-many-pixels'));
    expect(await encode(pngOf(10_000, 5_000, rows))).toEqual(err('cut-off'));
  });

  it('when it is larger than 8 MB', async () => {
    const photo = await photoOf();
    const padded = (length: number) => Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
    expect(await encode(padded(8_000_001))).toEqual(err('too-large'));
    expect((await encode(padded(8_000_000))).ok).toBe(true);
  });
});

it('what is hidden behind a photo is not kept', async () => {
  const photo = Buffer.concat([await photoOf(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
  const { whole, small } = await encodedOf(photo);
  for (const kept of [whole, small]) expect(Buffer.from(kept).includes('script')).toBe(false);
});

it('of many photos at once those that cannot wait are turned away', async () => {
  const few = createPhotoEncoder({ maxWaiting: 2 });
  const photo = await photoOf();
  const results = await Promise.all([1, 2, 3].map(() => few.encode(photo)));
  expect(results.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(results[2]).toEqual(err('busy'));
  expect((await few.encode(photo)).ok).toBe(true);
});
