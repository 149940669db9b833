/** Which documents of the repository are on the site, and where: what stands in the braces of a pattern goes with it. */
const places: readonly (readonly [document: RegExp, place: string])[] = [
  [/^apps\/docs\/index\.md$/, 'index.md'],
  [/^README\.md$/, 'start.md'],
  [/^CONTRIBUTING\.md$/, 'contributing.md'],
  [/^SECURITY\.md$/, 'security.md'],
  [/^CODE_OF_CONDUCT\.md$/, 'conduct.md'],
  [/^AGENTS\.md$/, 'agents.md'],
  [/^docs\/blocks\/README\.md$/, 'blocks/index.md'],
  [/^docs\/(.+\.md)$/, '$1'],
  [/^packages\/([\w-]+)\/README\.md$/, 'packages/$1.md'],
];

/** Folders of documents that have no page of their own: a link to one leads to the first in it. */
const folders: Readonly<Record<string, string>> = {
  'docs/decisions': 'docs/decisions/0001-one-repository-one-direction.md',
  'docs/specification': 'docs/specification/commerce.md',
};

/**
 * Where a document of the repository stands on the site; undefined where it is not on it.
 * @param document a path from the repository's root, e.g. `docs/how-to.md`
 */
export function placeOf(document: string): string | undefined {
  const named = folders[document.replace(/\/$/, '')] ?? document;
  const row = places.find(([pattern]) => pattern.test(named));
  return row && named.replace(...row);
}
