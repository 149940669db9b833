import { fileURLToPath } from 'node:url';
import type { StyleSources } from '@tailorbird/engine/openStyles';
import { staticStyles } from '@tailorbird/engine/staticStyles';
import { inLayer } from '@tailorbird/tokens/cascadeLayers';
import type { Plugin } from 'vite';
import { layerOf } from './layerOf.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

interface Options {
  /** Whether a built page has from its server the rules it needs, and fetches the others. Else a module brings its own. */
  readonly servesRules?: boolean;
}

/** Where the shop's styles are, and the layer of each file. */
export const styleSources: StyleSources = {
  root,
  files: ['packages/*/src/**/*.styles.{ts,tsx}', 'apps/storefront/app/**/*.styles.{ts,tsx}'],
  inLayer: (css, file) => inLayer(layerOf(file), css),
};

/** The shop's styles, finished while building: the same for the shop, its development, Storybook and unit tests (decision 36). */
export function shopStyles({ servesRules = false }: Options = {}): Plugin {
  return staticStyles({ ...styleSources, servesRules });
}
