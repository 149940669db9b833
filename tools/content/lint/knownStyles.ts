import { defaultSeed } from '../../../packages/demo-shop/src/defaultSeed.ts';
import { generateCatalogue } from '../../../packages/demo-shop/src/generateCatalogue.ts';

/** Says whether the demonstration shop has a style of this code. */
export function knownStyles(): (code: string) => boolean {
  const codes = new Set(Array.from(generateCatalogue(defaultSeed), ({ sku }) => sku));
  return (code) => codes.has(code);
}
