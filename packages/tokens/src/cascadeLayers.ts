/**
 * The layers of the cascade, the weakest first: what is made of other things wins over them, wherever and whenever its
 * rules come (decision 36).
 */
const cascadeLayers = ['tokens', 'ui', 'parts', 'blocks', 'app'] as const;

export type CascadeLayer = (typeof cascadeLayers)[number];

/** What a page says before any rule: a layer is as strong as its place here. */
export const layerOrder: string = `@layer ${cascadeLayers.join()};`;

/** Rules as part of a layer. */
export function inLayer(layer: CascadeLayer, css: string): string {
  return `@layer ${layer}{${css}}`;
}
