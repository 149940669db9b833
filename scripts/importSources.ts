import { createViteServer } from 'vitest/node';
import { root } from './root.ts';

/** Imports a source file by its path from the repository's root; what two of them share is one module. */
export type ImportSource = (file: string) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Lets a script read components as values: Node alone imports no markup. Checks read what a file exports in this way, and
 * never its text, which may say the same in other words tomorrow.
 */
export async function importSources<T>(work: (importSource: ImportSource) => Promise<T>): Promise<T> {
  const server = await createViteServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await work((file) => server.ssrLoadModule(`/${file}`));
  } finally {
    await server.close();
  }
}
