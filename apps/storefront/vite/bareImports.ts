import type { Plugin } from 'vite';

/**
 * Leaves out what Vite wraps every `import()` in: it loads the stylesheets of what is imported, and lists of what that
 * imports. Pages have no stylesheet files (decision 14), and vite.config.ts leaves the lists empty.
 */
export function bareImports(): Plugin {
  let isDone = false;
  return {
    name: 'tailorbird:bare-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler() {
        isDone = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client' && !isDone)
        this.error('Vite wraps imports in other code than it did.');
      const stylesheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (stylesheet !== undefined) this.error(`Nothing would load ${stylesheet}.`);
    },
  };
}
