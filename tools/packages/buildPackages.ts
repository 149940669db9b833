import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalCss } from '../../packages/tokens/src/globalCss.ts';
import { root } from '../../scripts/root.ts';
import { runCommand } from '../../scripts/runCommand.ts';
import { catalogVersions } from './catalogVersions.ts';
import { compilePackages } from './compilePackages.ts';
import { finishPackageStyles } from './finishPackageStyles.ts';
import { finishTemplate } from './finishTemplate.ts';
import { packageSource } from './packageSources.ts';
import { publishedManifest } from './publishedManifest.ts';
import { type PublishedPackage, publishedPackages } from './publishedPackages.ts';

/** A package as others install it. */
export interface BuiltPackage {
  readonly name: string;
  /** The file that `npm publish` would send. */
  readonly tarball: string;
}

// The keys of an object literal of ours.
const ids = Object.keys(publishedPackages) as PublishedPackage[];

/** Builds the packages into `into/<package>` and packs each beside it. Throws with the words of the tool that failed. */
export async function buildPackages(into: string): Promise<readonly BuiltPackage[]> {
  rmSync(into, { recursive: true, force: true });
  const compiled = join(into, '.compiled');
  const sources = ids.map(packageSource);
  await compilePackages(sources, compiled);
  for (const { id } of sources) cpSync(join(compiled, id, 'src'), join(into, id), { recursive: true });
  await finishPackageStyles(sources, compiled, into);
  rmSync(compiled, { recursive: true });

  const catalog = catalogVersions();
  const ours = Object.fromEntries(sources.map(({ manifest }) => [manifest.name, manifest.version]));
  for (const source of sources) {
    const folder = join(into, source.id);
    mkdirSync(folder, { recursive: true });
    if (source.id === 'tokens') {
      writeFileSync(join(folder, 'styles.css'), globalCss);
      for (const asset of ['tokens.json', 'fonts'])
        cpSync(join(source.folder, asset), join(folder, asset), { recursive: true });
    }
    if (source.id === 'blocks')
      cpSync(join(source.folder, 'content-types'), join(folder, 'content-types'), { recursive: true });
    if (source.id === 'create-tailorbird') finishTemplate(source, { catalog, ours }, folder);
    for (const [from, to] of [
      [join(root, 'LICENSE'), 'LICENSE'],
      [join(source.folder, 'CHANGELOG.md'), 'CHANGELOG.md'],
      [join(source.folder, 'README.md'), 'README.md'],
    ] as const)
      if (existsSync(from)) cpSync(from, join(folder, to));
    const assets = [
      'styles.css',
      'tokens.json',
      'fonts/fraunces-common.woff2',
      'fonts/figtree-common.woff2',
    ].filter((file) => existsSync(join(folder, file)));
    const manifest = publishedManifest(source, { catalog, ours }, assets);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const { passed, output } = await runCommand({
      run: 'npm',
      args: ['pack', '--silent', '--pack-destination', into],
      cwd: folder,
    });
    if (!passed) throw new Error(`${manifest.name} cannot be packed:\n${output}`);
  }
  return builtPackages(into);
}

/** What `buildPackages` has left in `into`. Throws where it has not. */
export function builtPackages(into: string): readonly BuiltPackage[] {
  return ids.map((id) => {
    const { name, version } = packageSource(id).manifest;
    const tarball = join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    if (!existsSync(tarball)) throw new Error(`${tarball} is not there: npm run packages makes it.`);
    return { name, tarball };
  });
}
