import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addBlock } from '../new-block/addBlock.ts';
import { addPage } from '../new-page/addPage.ts';
import { removeBlock } from './removeBlock.ts';
import { removePage } from './removePage.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'tailorbird-remove-'));
for (const path of [
  'packages/blocks/package.json',
  ...['schemas.ts', 'abouts.ts', 'fixtures.ts', 'registry.tsx', 'hero'].map(
    (file) => `packages/blocks/src/${file}`,
  ),
  'tools/content/families.ts',
  'apps/storefront/app/pages.ts',
  'apps/storefront/app/routes',
  'apps/storefront/e2e/shopPaths.ts',
]) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  cpSync(join(root, path), join(copy, path), { recursive: true });
}
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Every file of the copy with its text. */
const files = () =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: copy, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
const before = files();

test('a new page that is removed leaves nothing', () => {
  expect(addPage(copy, 'packing-list')).toEqual({ files: expect.arrayContaining([]) });
  expect(Object.keys(files()).length).toBe(Object.keys(before).length + 2);
  expect(removePage(copy, 'packing-list')).toMatchObject({ gone: [expect.anything(), expect.anything()] });
  expect(files()).toEqual(before);
});

test('a new block that is removed leaves nothing, nor do pictures of it', () => {
  expect(addBlock(copy, 'packing-card')).toEqual({ files: expect.arrayContaining([]) });
  const pictures = join(copy, 'apps/storybook/baselines');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, 'blocks-packing-card--default.390.webp'), '');
  expect(Object.keys(files()).length).toBe(Object.keys(before).length + 8);
  expect(removeBlock(copy, 'packing-card')).toMatchObject({ gone: [expect.anything(), expect.anything()] });
  expect(files()).toEqual(before);
});

test('a page and a block that grew go whole too', () => {
  removePage(copy, 'cookie-choices');
  removeBlock(copy, 'hero');
  const left = Object.entries(files()).filter(([file, text]) =>
    /cookieChoices|cookie-choices|\/hero\/|id: 'hero'|\bhero:/.test(file + text),
  );
  expect(left.map(([file]) => file)).toEqual([]);
});

test.each(['', 'Hero', '../hero', 'nothing'])('there is no page or block %j to remove', (id) => {
  expect(removePage(copy, id)).toEqual({ refused: expect.stringContaining('There is no page') });
  expect(removeBlock(copy, id)).toEqual({ refused: expect.stringContaining('There is no block') });
});

test.each(['', 'PackingList', '../escape'])('%j is no name for a page', (id) => {
  expect(addPage(copy, id)).toEqual({ refused: expect.stringContaining('kebab-case') });
});

test.each(['bag', 'commerce', 'me'])('a page is not put where something else answers: %s', (id) => {
  expect(addPage(copy, id)).toEqual({ refused: expect.stringContaining('already') });
});
