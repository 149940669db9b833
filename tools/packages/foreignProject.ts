import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Only Linux takes the network from a process without a virtual machine. */
const withoutNetwork = process.platform === 'linux' ? ['unshare', '--map-root-user', '--net'] : [];

/** A folder of somebody else's. */
export interface ForeignFolder {
  readonly folder: string;
  /** Runs a command in it, without a network once its packages are installed. Throws with what it printed where it fails. */
  readonly run: (...command: readonly string[]) => Promise<void>;
}

/** Two projects of somebody else's: one that uses the packages as it likes, and a shop that `create-tailorbird` wrote. */
export interface ForeignProjects {
  /** The folder of both, to be removed. */
  readonly folder: string;
  readonly project: ForeignFolder;
  readonly shop: ForeignFolder;
}

async function runIn(cwd: string, [run = '', ...args]: readonly string[]): Promise<void> {
  // Whoever has finished our styles by Vite is in development since: theirs is a build like any other.
  const { passed, output } = await runCommand({ run, args, cwd, env: { NODE_ENV: undefined } });
  if (!passed) throw new Error(output);
}

/** Takes the shop's packages back by a version, and has them brought up to date. Throws where they are not then as they were. */
async function outdateAndUpgrade(folder: string): Promise<void> {
  const file = join(folder, 'shop/package.json');
  const created = readFileSync(file, 'utf8');
  const older = created.replaceAll(/("@tailorbird\/\w+": ")[^"]+/g, '$10.0.1');
  writeFileSync(file, older);
  await runIn(folder, ['node_modules/.bin/create-tailorbird', 'upgrade', 'shop', '--yes']);
  const upgraded = readFileSync(file, 'utf8');
  if (older === created || upgraded !== created)
    throw new Error(`The upgrade of a shop wrote\n${upgraded}\nand the shop was made with\n${created}`);
}

/**
 * Makes both outside the repository and installs packed packages in them at once: the project of the files in `foreign/`, the
 * shop as somebody gets it who answers a few questions.
 */
export async function foreignProjects(packages: readonly BuiltPackage[]): Promise<ForeignProjects> {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-foreign-'));
  const packed = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  const install = (members: readonly string[]) => {
    // They ask for each other by a version that no registry has yet.
    write('pnpm-workspace.yaml', { packages: members, overrides: packed });
    const pnpm = `npx --yes --prefer-offline ${packageManager} install --prefer-offline --no-frozen-lockfile`;
    return runIn(folder, pnpm.split(' '));
  };
  write('package.json', {
    name: 'somebody-else',
    private: true,
    dependencies: { 'create-tailorbird': packed['create-tailorbird'] },
  });
  await install([]);
  const answers = ['--name', "Kestrel's & Co", '--markets', 'us,uk,eu', '--content', 'own'];
  await runIn(folder, ['node_modules/.bin/create-tailorbird', 'shop', ...answers, '--yes']);

  await outdateAndUpgrade(folder);

  mkdirSync(join(folder, 'project'));
  cpSync(new URL('foreign', import.meta.url), join(folder, 'project'), { recursive: true });
  const catalog = catalogVersions();
  const { 'create-tailorbird': _creates, ...used } = packed;
  const own = Object.fromEntries(ownDependencies.map((name) => [name, catalog[name]]));
  write('project/package.json', {
    name: 'foreign',
    private: true,
    type: 'module',
    dependencies: { ...own, ...used },
  });
  await install(['project', 'shop']);
  const folderOf = (name: string): ForeignFolder => ({
    folder: join(folder, name),
    run: (...command) => runIn(join(folder, name), [...withoutNetwork, ...command]),
  });
  return { folder, project: folderOf('project'), shop: folderOf('shop') };
}
