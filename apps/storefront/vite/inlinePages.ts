import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const readsPages = /^import (?!type\b).* from '(?:\.{1,2}\/)+pages\.ts';$/m;

/**
 * Works out, for the browser, what its modules read of the table of pages, and ships the answers in place of the table.
 * Such a module exports nothing but values of JSON. The server and development read the table itself.
 */
export function inlinePages(): Plugin {
  return {
    name: 'tailorbird:inline-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]storefront[\\/]app[\\/].*\.ts$/, code: readsPages },
      async handler(_, id) {
        const values: Record<string, unknown> = await import(pathToFileURL(id).href);
        return Object.entries(values)
          .map(([name, value]) => {
            const json = JSON.stringify(value);
            if (json === undefined)
              this.error(`${name} reads app/pages.ts, and is no value that JSON can say.`);
            return `export const ${name} = ${json};`;
          })
          .join('\n');
      },
    },
    generateBundle(_, bundle) {
      const whole = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.some((id) => /[\\/]app[\\/]pages\.ts$/.test(id)),
      );
      if (whole)
        this.error(`${whole.fileName} has the whole of app/pages.ts: export what it needs as values.`);
    },
  };
}
