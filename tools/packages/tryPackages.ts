import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPackage } from './buildPackages.ts';
import { foreignProject } from './foreignProject.ts';
import { visitForeignPage } from './visitForeignPage.ts';

/**
 * Installs packed packages in a project outside the repository and uses them there: from plain Node, through TypeScript
 * with every declaration checked, and in a page that Vite built, in a browser. `faulty` takes the primitives' CSS away
 * first. Throws with the words of the step that fails.
 */
export async function tryPackages(
  packages: readonly BuiltPackage[],
  { faulty }: { faulty: boolean },
): Promise<void> {
  const { folder, run } = await foreignProject(packages);
  try {
    if (faulty) writeFileSync(join(folder, 'node_modules/@tailorbird/ui/styles.css'), '');
    await run('node useFromNode.mjs');
    await run('tsc -p tsconfig.json');
    await run('node_modules/.bin/vite build --logLevel warn');
    const problems = await visitForeignPage(join(folder, 'dist'));
    if (problems.length > 0)
      throw new Error(
        `In a project of somebody else's:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
