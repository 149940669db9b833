import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { bareImports } from './vitePreload.ts';

const sources: Readonly<Record<string, string>> = {
  'virtual:start': "import('virtual:later').then(({ later }) => globalThis.done(later));",
  'virtual:later': 'export const later = 1;',
};

/** The start of a small page that imports a script later. */
async function builtStart(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      bareImports(),
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:start' } },
  });
  // One environment and one format: one output.
  const [start] = (built as Rolldown.RolldownOutput).output;
  return start.code;
}

test('vite: nothing is wrapped around an import but a call. Else compare vitePreload.ts with the plugin vite:build-import-analysis', async () => {
  const start = await builtStart();
  expect(start).toContain('import(');
  expect(start).not.toMatch(/preload|stylesheet|document/i);
});
