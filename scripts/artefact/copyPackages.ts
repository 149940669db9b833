import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { root } from '../root.ts';
import type { Link } from './traceFiles.ts';

/** A package as its manifest calls it. */
export const namedPackage = z.object({ name: z.string(), version: z.string() });
export type NamedPackage = z.output<typeof namedPackage>;

const manifest = namedPackage.extend({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** Told to people and to compilers only; licences stay. */
const notRun =
  /\.(?:map|md|markdown|d\.[cm]?ts|tsbuildinfo)$|\/(?:node_modules\/\.bin|__tests__|\.github)(?:\/|$)/;

/**
 * Copies installed packages, and all that they need, into a folder: each where pnpm put it, so that what finds them here
 * finds them there. Nothing is fetched: they are the versions of the lockfile, which the tests ran with. Answers which.
 */
export function copyPackages(links: readonly Link[], folder: string): readonly NamedPackage[] {
  const named: NamedPackage[] = [];
  const copied = new Map<string, readonly string[]>();
  const waiting = links.map(({ workspace, name }) => {
    const link = join(root, workspace, 'node_modules', name);
    relink(link, folder);
    return realpathSync(link);
  });
  for (let home = waiting.pop(); home !== undefined; home = waiting.pop()) {
    if (copied.has(home) || !home.includes('/node_modules/.pnpm/')) continue;
    const { wanted, possible, name, version } = dependenciesOf(home);
    named.push({ name, version });
    copied.set(home, [...wanted, ...possible]);
    waiting.push(...wanted.map((link) => realpathSync(link)));
    cpSync(home, join(folder, relative(root, home)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !notRun.test(file),
    });
  }
  // A peer that is not asked for may be there for somebody else: whoever can use it finds it.
  for (const ofOne of copied.values())
    for (const link of ofOne) if (copied.has(realpathSync(link))) relink(link, folder);
  return named;
}

/** Where the packages that one needs are linked beside it, and those it takes when they are there. */
function dependenciesOf(home: string) {
  const { name, version, dependencies, optionalDependencies, peerDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')),
  );
  const beside = home.slice(0, home.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const linked = (names: object) =>
    Object.keys(names)
      .map((name) => join(beside, name))
      .filter((link) => existsSync(link));
  const wanted = linked({ ...dependencies, ...optionalDependencies });
  return { name, version, wanted, possible: linked(peerDependencies) };
}

/** The same link, relative as pnpm writes it, at the same place of the folder. */
function relink(link: string, folder: string): void {
  const place = join(folder, relative(root, link));
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(readlinkSync(link), place);
}
