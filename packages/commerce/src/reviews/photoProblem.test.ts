import { expect, test } from 'vitest';
import { photoCount } from './photoCount.ts';
import { photoFaults, photoProblem, photoTypeOf } from './photoProblem.ts';
import { photoWords } from './photoWords.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1]);
const png = bytes([0x89], 'PNG\r\n', [0x1a], '\n');
const webp = bytes('RIFF', [4, 0, 0, 0], 'WEBP');

test('what a photo is, its first bytes say', () => {
  expect([jpeg, png, webp].map(photoTypeOf)).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  expect([jpeg, png, webp].map(photoProblem)).toEqual([undefined, undefined, undefined]);
});

test('what begins as no photo is none, however it goes on', () => {
  for (const file of [
    bytes(),
    bytes('<svg>'),
    bytes('GIF89a'),
    bytes(' ', [...jpeg]),
    bytes('RIFF', [4, 0, 0, 0], 'WAVE'),
    bytes('%PDF-1.7', [...jpeg]),
  ])
    expect([file, photoProblem(file)]).toEqual([file, 'unreadable']);
});

test('a HEIC is told by its name, so that its owner knows what to send instead', () => {
  const heic = bytes([0, 0, 0, 24], 'ftypheic');
  expect(photoProblem(heic)).toBe('heic');
  expect(photoFaults.heic).toContain('HEIC');
  expect(photoProblem(bytes([0, 0, 0, 24], 'ftypqt  '))).toBe('unreadable');
});

test('a WebP that ends before it says is cut off', () => {
  expect(photoProblem(webp.subarray(0, 11))).toBe('unreadable');
  expect(photoProblem(bytes('RIFF', [5, 0, 0, 0], 'WEBP'))).toBe('cut-off');
});

test('eight million bytes are taken, and one more is not', () => {
  const sized = (length: number) => {
    const file = new Uint8Array(length);
    file.set(jpeg);
    return photoProblem(file);
  };
  expect([sized(8_000_000), sized(8_000_001)]).toEqual([undefined, 'too-large']);
  expect(photoFaults['too-large']).toContain('8 MB');
});

test('a photo is called after its place and its review, as nobody has said what it shows', () => {
  const review = { nickname: 'Mudlark', title: 'Very nice', photos: [1, 2, 3] };
  expect(photoWords(review, 1)).toBe('Photo 2 of 3 from Mudlark’s review “Very nice”');
  expect([1, 2].map(photoCount)).toEqual(['1 photo', '2 photos']);
});
