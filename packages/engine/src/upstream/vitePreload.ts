import type { Plugin } from 'vite';

/** The module of Vite's in which it wraps every `import()`. */
export const preloadHelper = /vite\/preload-helper\.js$/;

/**
 * Leaves out what Vite wraps every `import()` in: it loads the stylesheets of what is imported, and lists of what that
 * imports. It is for pages without stylesheet files, and a build whose `modulePreload.resolveDependencies` leaves the lists empty.
 */
export function bareImports(): Plugin {
  let isDone = false;
  return {
    name: 'tailorbird:bare-imports',
    apply: 'build',
    transform: {
      filter: { id: preloadHelper },
      handler() {
        isDone = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client' && !isDone)
        this.error(
          'Vite wraps imports in another module than it did: compare vitePreload.ts with preloadHelperId.',
        );
      const stylesheet = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (stylesheet !== undefined) this.error(`Nothing would load ${stylesheet}.`);
    },
  };
}
