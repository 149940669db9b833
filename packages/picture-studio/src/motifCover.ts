import sharp from 'sharp';
import { type Motif, motifDrawings } from './motifs.ts';

const pixels = 200;

/** How much of a motif covers a place of its square, 0 to 1; nothing outside it. */
export type Cover = (x: number, y: number) => number;

/** Draws a motif once and answers what it covers. */
export async function coverOf(motif: Motif): Promise<Cover> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100"/><g fill="#fff" stroke="#fff" stroke-width="0" stroke-linecap="round">${motifDrawings[motif]}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).resize(pixels, pixels).extractChannel(0).raw().toBuffer();
  return (x, y) => {
    const [column, row] = [Math.floor(x * pixels), Math.floor(y * pixels)];
    if (column < 0 || row < 0 || column >= pixels || row >= pixels) return 0;
    return (bytes[row * pixels + column] ?? 0) / 255;
  };
}
