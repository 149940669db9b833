import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPackage } from './buildPackages.ts';
import { type ForeignFolder, foreignProjects } from './foreignProject.ts';
import { visitForeignPage } from './visitForeignPage.ts';

/**
 * Installs packed packages in projects outside the repository and uses them there: from plain Node, through TypeScript
 * with every declaration checked, in a page that Vite built, in a browser; and in a shop that `create-tailorbird` wrote, which is
 * type-checked, tested, built and asked for the front of each market. Nothing but the installation reaches a network. `faulty`
 * takes the primitives' CSS and what the EU's front shows away first. Throws with the words of all that fails.
 */
export async function tryPackages(
  packages: readonly BuiltPackage[],
  { faulty }: { faulty: boolean },
): Promise<void> {
  const { folder, project, shop } = await foreignProjects(packages);
  try {
    if (faulty) {
      writeFileSync(join(project.folder, 'node_modules/@tailorbird/ui/styles.css'), '');
      writeFileSync(join(shop.folder, 'content/eu/home.json'), '{}');
    }
    const tried = await Promise.allSettled([tryProject(project), tryShop(shop)]);
    const problems = tried.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryProject({ folder, run }: ForeignFolder): Promise<void> {
  await run('node', 'useFromNode.mjs');
  await run('tsc', '-p', 'tsconfig.json');
  await run('node_modules/.bin/vite', 'build', '--logLevel', 'warn');
  const problems = await visitForeignPage(join(folder, 'dist'));
  if (problems.length > 0)
    throw new Error(
      `In a project of somebody else's:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
}

/** As its README has it. */
async function tryShop({ run }: ForeignFolder): Promise<void> {
  await run('node_modules/.bin/tsc');
  await run('node_modules/.bin/vitest', 'run');
  await run('node_modules/.bin/react-router', 'build');
  await run('node', join(import.meta.dirname, 'askShop.ts'));
}
