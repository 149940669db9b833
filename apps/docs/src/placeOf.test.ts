import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeOf } from './placeOf.ts';

const root = join(import.meta.dirname, '../../..');

it('every document of the docs folder has a place of its own on the site', () => {
  const documents = globSync(['docs/**/*.md', '*.md'], { cwd: root });
  const places = documents.map(placeOf);
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.filter((_, at) => places[at] === undefined)).toEqual([]);
  expect(new Set(places).size).toBe(documents.length);
});

it('a document of elsewhere is not on the site', () => {
  expect(placeOf('packages/ui/CHANGELOG.md')).toBeUndefined();
  expect(placeOf('deploy/nginx.conf')).toBeUndefined();
});

it('a link to a folder of documents leads to its first', () => {
  expect(placeOf('docs/decisions/')).toMatch(/^decisions\/0001-/);
  expect(placeOf('docs/decisions')).toBe(placeOf('docs/decisions/'));
});
