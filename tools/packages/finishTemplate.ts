import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../scripts/root.ts';
import { type PackageSource, packageSource } from './packageSources.ts';
import type { Versions } from './publishedManifest.ts';
import { type PublishedPackage, publishedPackages } from './publishedPackages.ts';

const versions = z.record(z.string(), z.string());
const template = z
  .record(z.string(), z.unknown())
  .and(z.object({ dependencies: versions, devDependencies: versions }));

/** Puts the template of new shops beside the compiled `create-tailorbird`, with the versions that we are tested with, and the changelogs. */
export function finishTemplate(source: PackageSource, { catalog, ours }: Versions, folder: string): void {
  cpSync(join(source.folder, 'src/template'), join(folder, 'template'), { recursive: true });
  const file = join(folder, 'template/package.json');
  const manifest = template.parse(JSON.parse(readFileSync(file, 'utf8')));
  const known = { ...rootVersions(), ...catalog, ...ours };
  const pinned = (group: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.keys(group).map((name) => {
        const version = known[name];
        if (version === undefined)
          throw new Error(`New shops depend on ${name}, of which the workspace names no version.`);
        return [name, version];
      }),
    );
  const { dependencies, devDependencies } = manifest;
  const finished = {
    ...manifest,
    dependencies: pinned(dependencies),
    devDependencies: pinned(devDependencies),
  };
  writeFileSync(file, `${JSON.stringify(finished, null, 2)}\n`);
  const changelogs = join(folder, 'changelogs');
  mkdirSync(changelogs);
  // The keys of an object literal of ours.
  for (const id of Object.keys(publishedPackages) as PublishedPackage[]) {
    const changelog = join(packageSource(id).folder, 'CHANGELOG.md');
    if (existsSync(changelog)) cpSync(changelog, join(changelogs, `${id}.md`));
  }
}

/** The tools of the repository itself, which no member of the workspace names. */
function rootVersions(): Readonly<Record<string, string>> {
  const { devDependencies } = z
    .object({ devDependencies: versions })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return devDependencies;
}
