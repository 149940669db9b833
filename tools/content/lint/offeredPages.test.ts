import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { choicesOf } from '../../../apps/storybook/.storybook/content-panel/choices.ts';
import { ownContent } from '../lintCommand.ts';
import { knownPaths } from './knownPaths.ts';
import { sourcesInFolder } from './sources.ts';

test('each page that Storybook’s form offers for a link is a page of the shop', () => {
  const isKnown = knownPaths(
    sourcesInFolder(fileURLToPath(new URL(`../../../${ownContent}`, import.meta.url))),
  );
  const { pages } = choicesOf([]);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !isKnown(page))).toEqual([]);
});
