import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { runCommand } from '../../scripts/runCommand.ts';
import type { PackageSource } from './packageSources.ts';

/** What `import()`, `import` and `export … from` name in TypeScript's declarations, which keep the ending of a source. */
const sourceEnding = /((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

/**
 * Compiles what the packages' entries reach into `into/<package>/src`: ES modules and declarations, file by file.
 * Throws with the compiler's words.
 */
export async function compilePackages(sources: readonly PackageSource[], into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  const config = join(into, 'tsconfig.json');
  const files = sources.flatMap(({ folder, entries }) =>
    [...entries.values()].map((file) => join(folder, file)),
  );
  const declared = ['packages/engine/node_modules/vite/client.d.ts'];
  const ambient = [...declared, ...globSync('packages/*/src/**/*.d.ts', { cwd: root })].map((file) =>
    join(root, file),
  );
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    incremental: false,
    tsBuildInfoFile: null,
    rootDir: join(root, 'packages'),
    typeRoots: [join(root, 'node_modules/@types')],
    outDir: into,
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      files: [...files, ...ambient],
      include: [],
    }),
  );
  const { passed, output } = await runCommand({ run: 'tsc', args: ['-p', config] });
  if (!passed) throw new Error(`The packages do not compile for others:\n${output}`);
  for (const file of globSync('**/*.d.ts', { cwd: into })) {
    const path = join(into, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(sourceEnding, '$1.js'));
  }
}
