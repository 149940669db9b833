import { readFileSync } from 'node:fs';

const startsOfFrame = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

/** A JPEG says its size in the first frame header, after as many other segments as it likes. */
function jpegWidth(bytes: Buffer): number | undefined {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at] !== 0xff) return undefined;
    if (startsOfFrame.includes(bytes[at + 1] ?? 0)) return bytes.readUInt16BE(at + 7);
  }
  return undefined;
}

/** How wide a JPEG or PNG is, in pixels; `any` for a drawing; nothing for what is neither. */
export function pictureWidth(file: string): number | 'any' | undefined {
  if (file.endsWith('.svg')) return 'any';
  const bytes = readFileSync(file);
  if (bytes.length < 24) return undefined;
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegWidth(bytes);
  return bytes.toString('latin1', 1, 4) === 'PNG' ? bytes.readUInt32BE(16) : undefined;
}
