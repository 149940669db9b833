import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { runCommand } from '../../scripts/runCommand.ts';
import type { BuiltPackage } from './buildPackages.ts';
import { catalogVersions } from './catalogVersions.ts';

/** What the foreign project has besides our packages, in the versions that we have ourselves. */
const ownDependencies = ['react', 'react-dom', 'vite', '@types/react', '@types/react-dom', '@types/node'];

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};

/** A project of somebody else's. */
export interface ForeignProject {
  readonly folder: string;
  /** Runs a command line in it. Throws with what it printed where it fails. */
  readonly run: (line: string) => Promise<void>;
}

/** Makes a project outside the repository, of the files in `foreign/`, and installs packed packages in it. */
export async function foreignProject(packages: readonly BuiltPackage[]): Promise<ForeignProject> {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-foreign-'));
  const run = async (line: string) => {
    const [file = '', ...args] = line.split(' ');
    const { passed, output } = await runCommand({ run: file, args, cwd: folder });
    if (!passed) throw new Error(output);
  };
  cpSync(new URL('foreign', import.meta.url), folder, { recursive: true });
  const catalog = catalogVersions();
  const packed = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const own = Object.fromEntries(ownDependencies.map((name) => [name, catalog[name]]));
  const manifest = {
    name: 'foreign',
    private: true,
    type: 'module',
    dependencies: { ...own, ...packed },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // They ask for each other by a version that no registry has yet.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: packed }));
  await run(`npx --yes --prefer-offline ${packageManager} install --prefer-offline --no-frozen-lockfile`);
  return { folder, run };
}
