/** Whoever uses a thing stands below it here, as in the packages' own order (docs/decisions/0001). */
const layers = ['packages/ui/', 'packages/blocks/src/parts/', 'packages/blocks/', 'apps/'];

/**
 * Files of styles in the order of the cascade: what is made of other things comes after them, so that where both style
 * an element alike the whole wins, as it does where modules are evaluated one importing the other.
 */
export function inLayers(files: readonly string[]): string[] {
  const layer = (file: string) => layers.findIndex((folder) => file.startsWith(folder));
  return files.toSorted((a, b) => layer(a) - layer(b) || (a < b ? -1 : 1));
}
