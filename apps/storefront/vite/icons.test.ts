import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import shop from '../vite.config.ts';

test('lucide-react: every icon is drawn by ours. Else compare ui/src/upstream/lucide.ts with icons/x.mjs', async () => {
  const { resolve = {} } = shop({ command: 'build', mode: 'production' });
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve,
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('@tailorbird/ui/icons')),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  // One environment and one format: one output.
  const { output } = built as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  expect(modules.filter((id) => id.includes('lucide-react')).length).toBeGreaterThan(10);
  expect(modules.filter((id) => /createLucideIcon|drawIcon/.test(id))).toEqual([
    fileURLToPath(new URL('../../../packages/ui/src/upstream/drawIcon.ts', import.meta.url)),
  ]);
});
