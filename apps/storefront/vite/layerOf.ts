import type { CascadeLayer } from '@tailorbird/tokens/cascadeLayers';

/** A part of a block is below the blocks, in whose folder it is. */
const layerOfFolder: Readonly<Record<string, CascadeLayer>> = {
  'packages/engine/': 'ui',
  'packages/ui/': 'ui',
  'packages/blocks/src/parts/': 'parts',
  'packages/blocks/': 'blocks',
  'apps/storefront/': 'app',
};

/** The layer of the cascade that a file's rules belong to, by the folder its path names. Throws for one in no layer. */
export function layerOf(file: string): CascadeLayer {
  const found = Object.keys(layerOfFolder).find((folder) => file.includes(folder));
  const layer = found === undefined ? undefined : layerOfFolder[found];
  if (!layer)
    throw new Error(`${file} is in no layer of the cascade: vite/layerOf.ts knows those there are.`);
  return layer;
}
