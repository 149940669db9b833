import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeOf } from './placeOf.ts';
import { sidebar } from './sidebar.ts';

const root = join(import.meta.dirname, '../../..');
const chapters = sidebar(root);

it('every document of the site stands in one chapter', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root });
  const links = chapters.flatMap(({ items = [] }) => items.map(({ link }) => link ?? ''));
  expect(new Set(links)).toEqual(new Set(documents.map((document) => `/${placeOf(document)}`)));
  expect(links).toHaveLength(documents.length);
});

it('a document is called as its first heading says', () => {
  const blocks = chapters.find(({ text }) => text === 'Blocks');
  expect(blocks?.items).toContainEqual({ text: 'Hero', link: '/blocks/hero.md' });
});

it('a repository without documents has no chapters', () => {
  expect(sidebar(import.meta.dirname)).toEqual([]);
});
