import { colourFromPath } from '../variants/colourInPath.ts';

/** One piece of a look: a style in the colour it is shown in. */
export interface LookPiece {
  readonly productId: number;
  readonly colour: string;
}

/** Most pieces of one look; what an address names beyond them is left out. */
const maxPieces = 6;

/** The pieces that what follows `/look/` names, each style once; what is no piece is left out. */
export function lookPieces(segment: string): LookPiece[] {
  const found = new Map<number, LookPiece>();
  for (const text of segment.split(/,(?=\d+-)/)) {
    const [, id, colour] = /^([1-9]\d{0,8})-(.+)$/s.exec(text) ?? [];
    if (!id || !colour) continue;
    const productId = Number(id);
    if (!found.has(productId)) found.set(productId, { productId, colour: colourFromPath(colour) });
  }
  return [...found.values()].slice(0, maxPieces);
}
