import type { PackageSource } from './packageSources.ts';
import { type PublishedPackage, publishedPackages } from './publishedPackages.ts';

/** What the workspace says of versions: `catalog:` by the name of a package, `workspace:*` by that of one of ours. */
export interface Versions {
  readonly catalog: Readonly<Record<string, string>>;
  readonly ours: Readonly<Record<string, string>>;
}

const compiledFile = (source: string) => source.replace(/^src\//, './').replace(/\.tsx?$/, '');

/** The ranges that others install: at least the version we are tested with, up to the next that may break. */
function ranges(dependencies: Readonly<Record<string, string>>, { catalog, ours }: Versions) {
  return Object.fromEntries(
    Object.entries(dependencies)
      // Finished styles need none of it.
      .filter(([name]) => name !== 'styled-components')
      .map(([name, range]) => {
        const version = range === 'catalog:' ? catalog[name] : ours[name];
        if (!version) throw new Error(`${name} is ${range} and the workspace names no version of it.`);
        return [name, `^${version}`];
      }),
  );
}

/** The `package.json` of a published package: plain ES modules, with types and, where it has any, CSS. */
export function publishedManifest(
  { id, manifest, entries }: PackageSource,
  versions: Versions,
  assets: readonly string[],
) {
  const modules = [...entries].map(([address, source]) => {
    const file = compiledFile(source);
    return [address, { types: `${file}.d.ts`, default: `${file}.js` }] as const;
  });
  const description: Readonly<Record<PublishedPackage, string>> = publishedPackages;
  // The engine finishes styles with it, in the build of whoever has the engine's plugin.
  const styling = id === 'engine' ? { 'styled-components': `^${versions.catalog['styled-components']}` } : {};
  const peers = { ...styling, ...ranges(manifest.peerDependencies, versions) };
  return {
    name: manifest.name,
    version: manifest.version,
    description: description[id],
    license: 'MIT',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(modules),
      ...Object.fromEntries(assets.map((file) => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    dependencies: ranges(manifest.dependencies, versions),
    peerDependencies: peers,
    ...(id === 'create-tailorbird' && { bin: { [id]: './cli.js' } }),
    ...(id === 'engine' && {
      // Blocks need none of them. A router there must be is the one of the application.
      peerDependenciesMeta: Object.fromEntries(
        ['react-router', 'styled-components', 'vite'].map((name) => [name, { optional: true }]),
      ),
    }),
  };
}
