/**
 * Where a document of the repository stands in Storybook: the id of its entry, or undefined where it has none.
 * @param document a path from the repository's root, e.g. `docs/how-to.md`
 */
export function entryOf(document: string): string | undefined {
  if (document === 'packages/engine/README.md') return 'guides-how-a-page-is-made--docs';
  const [, folder, name] =
    /^docs\/(?:(blocks|decisions|runbooks|specification)\/)?([\w-]+)\.md$/.exec(document) ?? [];
  if (name === undefined) return undefined;
  if (folder === undefined || name === 'README') return `guides-${folder ?? name}--docs`;
  return folder === 'blocks' ? `blocks-${name}--docs` : `guides-${folder}--docs`;
}
