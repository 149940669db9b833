import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageSource } from '../tools/packages/packageSources.ts';
import { type PublishedPackage, publishedPackages } from '../tools/packages/publishedPackages.ts';
import { root } from './root.ts';

/** What is published, by name; the keys of an object literal of ours. */
const published = (Object.keys(publishedPackages) as PublishedPackage[]).map(
  (id) => packageSource(id).manifest,
);
let folder: string;

/** A release as `npm run changeset -- version` makes it, of one change, in a copy of what it reads. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tailorbird-release-'));
  const read = [
    'package.json',
    'pnpm-workspace.yaml',
    '.changeset/config.json',
    ...globSync(['{packages,apps}/*/package.json', 'bench/package.json'], { cwd: root }),
  ];
  for (const file of read) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  writeFileSync(
    join(folder, '.changeset/one.md'),
    '---\n"@tailorbird/commerce": minor\n---\n\nIn your shop: count the pence.\n',
  );
  execFileSync(join(root, 'node_modules/.bin/changeset'), ['version'], { cwd: folder, stdio: 'pipe' });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Our own files, written a moment ago.
const manifests = () =>
  globSync('{packages,apps}/*/package.json', { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string; version: string },
  );

test('what is published has one version, before a release and after it', () => {
  expect(new Set(published.map(({ version }) => version)).size).toBe(1);
  const before = published[0]?.version ?? '';
  const [major = '', minor = ''] = before.split('.');
  const after = manifests().filter(({ name }) => published.some((one) => one.name === name));
  expect(after.map(({ version }) => version)).toEqual(published.map(() => `${major}.${Number(minor) + 1}.0`));
});

test('what is not published has no releases', () => {
  const others = manifests().filter(({ name }) => !published.some((one) => one.name === name));
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter(({ version }) => version !== '0.0.0')).toEqual([]);
});

test('the changelog of the package says what the change was, and shops find it', () => {
  const changelog = readFileSync(join(folder, 'packages/commerce/CHANGELOG.md'), 'utf8');
  expect(changelog).toMatch(
    /^## \d+\.\d+\.0\n\n### Minor Changes\n\n- (?:[0-9a-f]+: )?In your shop: count the pence\.$/m,
  );
});
