import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf } from './entryOf.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');
const guides = readdirSync(here).filter((name) => name.endsWith('.mdx'));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = [
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'packages/engine/README.md',
  'apps/storybook/guides/welcome.md',
];

/** The entries that guides and blocks have: of a block, that of the folder with its stories. */
const entries = new Set([
  ...guides.map((name) => `guides-${name.replace('.mdx', '')}--docs`),
  ...readdirSync(join(root, 'packages/blocks/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `blocks-${name}--docs`),
]);

test('a document that is linked has its page in Storybook', () => {
  const links = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?!\w+:|\/|#)([^)#\s]+\.md)/g)].map(([, path = '']) =>
      posix.join(posix.dirname(document), path),
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  const without = links.filter((path) => !entries.has(entryOf(path) ?? ''));
  expect([...new Set(without)].toSorted()).toEqual([]);
});

test('every document of the docs folder stands in Storybook', () => {
  const missing = documents
    .filter((path) => path.startsWith('docs/'))
    .filter((path) => !entries.has(entryOf(path) ?? ''));
  expect(missing.toSorted()).toEqual([]);
});
