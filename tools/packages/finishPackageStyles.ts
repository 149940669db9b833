import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { styleSources } from '../../apps/storefront/vite/shopStyles.ts';
import { type FinishedStyles, openStyles } from '../../packages/engine/src/styles/openStyles.ts';
import { layerOrder } from '../../packages/tokens/src/cascadeLayers.ts';
import { root } from '../../scripts/root.ts';
import type { PackageSource } from './packageSources.ts';

const elementFile = 'staticElement.js';

/** A file of styles for others: its components as elements with finished class names. Fragments of CSS are of no use to them. */
function elementsOf({ exports }: FinishedStyles, element: string): string {
  const lines = Object.entries(exports).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== 'object') return `export const ${name} = ${JSON.stringify(value)};`;
    return `export const ${name} = element(${JSON.stringify(value.tag)}, ${JSON.stringify(value.className)});`;
  });
  return [`import { element } from ${JSON.stringify(element)};`, ...lines, ''].join('\n');
}

/**
 * Finishes the styles of compiled packages (decision 36): each `*.styles.js` becomes elements with finished class names,
 * and the rules of a package stand together in its `styles.css`. Who installs it needs no styled-components.
 */
export async function finishPackageStyles(
  sources: readonly PackageSource[],
  compiled: string,
  into: string,
): Promise<void> {
  const styles = await openStyles(styleSources, { displayName: false });
  try {
    const element = readFileSync(join(compiled, 'engine/src/styles/staticElement.js'));
    for (const { id } of sources) {
      const folder = join(into, id);
      const files = globSync('**/*.styles.js', { cwd: folder }).toSorted();
      if (files.length === 0) continue;
      const finished = await Promise.all(
        files.map((file) => styles.finish(join(root, 'packages', id, 'src', file.replace(/js$/, 'ts')))),
      );
      for (const [index, file] of files.entries()) {
        const path = relative(dirname(file), elementFile);
        const source = finished[index];
        if (source)
          writeFileSync(join(folder, file), elementsOf(source, path.startsWith('.') ? path : `./${path}`));
        rmSync(join(folder, file.replace(/js$/, 'd.ts')), { force: true });
      }
      writeFileSync(join(folder, elementFile), element);
      writeFileSync(join(folder, 'styles.css'), layerOrder + finished.map(({ css }) => css).join('\n'));
    }
  } finally {
    await styles.close();
  }
}
