import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

type Manifest = { readonly exports?: unknown } & Partial<
  Record<(typeof groups)[number], Record<string, string>>
>;

const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
const files = [
  'package.json',
  ...globSync('{packages,apps}/*/package.json', { cwd: root }),
  'bench/package.json',
];
// Our own files, and the tests below say what they must hold.
const manifests = files.map((file) => ({
  file,
  manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
}));
const declared = new Set(
  manifests.flatMap(({ manifest }) => groups.flatMap((group) => Object.keys(manifest[group] ?? {}))),
);
const listed = [
  ...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm),
];

describe('docs/dependencies.md', () => {
  it('gives every direct dependency one reason, and lists nothing else', () => {
    const ours = [...declared].filter((name) => !name.startsWith('@tailorbird/')).sort();
    expect(listed.map(([, name]) => name)).toEqual(ours);
  });
});

describe('package.json', () => {
  it('every version is exact: the catalog in members, figures in the root', () => {
    const loose = manifests.flatMap(({ file, manifest }) =>
      groups.flatMap((group) =>
        Object.entries(manifest[group] ?? {})
          .filter(([, version]) => !/^(catalog:|workspace:\*|\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`),
      ),
    );
    expect(loose).toEqual([]);
  });

  it('a package lists its public files one by one', () => {
    const wild = manifests.filter(({ manifest }) => JSON.stringify(manifest.exports ?? {}).includes('*'));
    expect(wild.map(({ file }) => file)).toEqual([]);
  });
});
