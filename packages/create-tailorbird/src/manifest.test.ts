import { expect, test } from 'vitest';
import { readManifest, versionChanges, withVersions } from './manifest.ts';

const manifestOf = (given: object) => {
  const read = readManifest(JSON.stringify(given));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const latest = manifestOf({
  dependencies: { '@tailorbird/ui': '0.2.0', react: '19.3.1', zod: '4.6.7' },
  devDependencies: { vite: '8.3.8', vitest: '5.1.0' },
});

test('what is behind changes, what is absent is added, what is newer or no version is left, what is its own is not spoken of', () => {
  const shop = manifestOf({
    dependencies: {
      '@tailorbird/ui': '0.1.9',
      react: '20.0.0',
      'left-pad': '1.0.0',
      vitest: '^5.0.0-beta.1',
    },
    devDependencies: { vite: '8.3.8' },
  });
  expect(
    versionChanges(shop, latest).map(({ kind, group, name, from, to }) => [kind, group, name, from, to]),
  ).toEqual([
    ['changed', 'dependencies', '@tailorbird/ui', '0.1.9', '0.2.0'],
    ['left', 'dependencies', 'react', '20.0.0', '19.3.1'],
    ['added', 'dependencies', 'zod', '', '4.6.7'],
    ['left', 'devDependencies', 'vitest', '^5.0.0-beta.1', '5.1.0'],
  ]);
});

test('versions are written where the shop has them, and everything else stays: order, other fields, indentation', () => {
  const text =
    '{\n\t"name": "shop",\n\t"devDependencies": {\n\t\t"vite": "8.0.0",\n\t\t"react": "18.0.0"\n\t},\n\t"own": {\n\t\t"a": 1\n\t}\n}\n';
  const read = readManifest(text);
  if (!read.ok) throw new Error(read.error);
  const changes = versionChanges(read.value, manifestOf({ dependencies: { react: '19.3.1', zod: '4.6.7' } }));
  expect(withVersions(text, changes)).toBe(
    '{\n\t"name": "shop",\n\t"devDependencies": {\n\t\t"vite": "8.0.0",\n\t\t"react": "19.3.1"\n\t},\n\t"own": {\n\t\t"a": 1\n\t},\n\t"dependencies": {\n\t\t"zod": "4.6.7"\n\t}\n}\n',
  );
});

test('what is no package.json is said to be none', () => {
  for (const text of ['', '[]', '{"dependencies": {"react": 19}}', 'null'])
    expect(readManifest(text).ok).toBe(false);
});
