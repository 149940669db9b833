import { maxPhotoBytes, photoLimits } from './photoLimits.ts';

/** What photos a review takes, as browsers are told. A phone that keeps others makes one of these of them. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** Why a file is no photo of a review. */
export type PhotoFault = 'too-large' | 'unreadable' | 'heic' | 'too-many-pixels' | 'cut-off' | 'too-many';

/** What a shopper is told of each: what is wrong and what to do. */
export const photoFaults: { readonly [Fault in PhotoFault]: string } = {
  'too-large': `This photo is larger than ${photoLimits.megabytes} MB. Please choose a smaller one.`,
  unreadable: 'This file is not a photo that we can read. Please choose a JPEG, PNG or WebP.',
  heic: 'We cannot read HEIC photos. Please choose a JPEG, PNG or WebP.',
  'too-many-pixels': `This photo has more than ${photoLimits.megapixels} million pixels. Please choose a smaller one.`,
  'cut-off': 'This photo is not whole. Please choose it again, or another one.',
  'too-many': `Please choose ${photoLimits.count} photos at most.`,
};

/** What is wrong with a file before it is decoded, by its size and its first bytes: what it is called says nothing. */
export function photoProblem(bytes: Uint8Array): PhotoFault | undefined {
  if (bytes.length > maxPhotoBytes) return 'too-large';
  const type = photoTypeOf(bytes);
  if (type === 'image/webp' && bytes.length < lengthOfRiff(bytes)) return 'cut-off';
  if (type !== undefined) return undefined;
  return isHeic(bytes) ? 'heic' : 'unreadable';
}

/** The type of a photo by its first bytes; undefined for any other file. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  if (isAt(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (isAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (isTextAt(bytes, 0, 'RIFF') && isTextAt(bytes, 8, 'WEBP')) return 'image/webp';
  return undefined;
}

/** How long a WebP says that it is: without its end nothing of it can be read, not even its size. */
function lengthOfRiff(bytes: Uint8Array): number {
  return 8 + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true);
}

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

function isHeic(bytes: Uint8Array): boolean {
  return isTextAt(bytes, 4, 'ftyp') && heicBrands.some((brand) => isTextAt(bytes, 8, brand));
}

function isAt(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, place) => bytes[at + place] === byte);
}

function isTextAt(bytes: Uint8Array, at: number, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;
}
