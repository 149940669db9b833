import { fileURLToPath } from 'node:url';
import { lucideKeys } from '@tailorbird/ui/lucideAlias';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import shop from '../vite.config.ts';

test('lucide-react: every icon is drawn by ours. Else compare ui/src/upstream/lucide.ts with icons/x.mjs', async () => {
  const { resolve = {} } = shop({ command: 'build', mode: 'production' });
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve,
    plugins: [lucideKeys],
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
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  expect(code).toContain('M18 6 6 18');
  expect(/key:.\w{5,6}.\}/.test(code)).toBe(false);
});
