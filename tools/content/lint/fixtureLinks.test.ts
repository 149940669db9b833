import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../../packages/blocks/src/describeSchema.ts';
import { videoLinkTag } from '../../../packages/blocks/src/fields/media.ts';
import { writtenFields, writtenGroups } from '../../../packages/blocks/src/reading/writtenFields.ts';
import { schemas } from '../../../packages/blocks/src/schemas.ts';
import { everyFixture } from '../../../packages/blocks/src/testing/library.ts';
import { ownContent } from '../lintCommand.ts';
import { knownFilms } from './knownFilms.ts';
import { knownPaths } from './knownPaths.ts';
import { linkProblems } from './linkProblems.ts';
import { sourcesInFolder } from './sources.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('each link in what Storybook shows leads to a page of the shop', () => {
  const isKnown = knownPaths(sourcesInFolder(`${root}${ownContent}`));
  const problems = everyFixture.flatMap(({ id, name, content: fixture }) =>
    linkProblems(
      writtenFields(writtenGroups(descriptionOf(schemas[id]), fixture, `${id} ${name}`)),
      isKnown,
    ).map(({ path, reason }) => `${path}: ${reason}`),
  );
  expect(everyFixture.length).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});

/** The names of the films in a piece of content. */
function filmsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { _meta: meta, name } = Object.fromEntries(Object.entries(value));
  const isFilm = typeof meta === 'object' && meta !== null && Reflect.get(meta, 'schema') === videoLinkTag;
  return isFilm ? [String(name)] : Object.values(value).flatMap(filmsIn);
}

test('each film in what Storybook shows is one of the shop’s, and stands at its poster', () => {
  const films = [...new Set(everyFixture.flatMap(({ content }) => filmsIn(content)))];
  expect(films.length).toBeGreaterThan(0);
  const filesOf = knownFilms(root);
  expect(films.filter((film) => !filesOf(film)?.has('mp4'))).toEqual([]);
  expect(films.filter((film) => !existsSync(`${root}apps/storybook/films/${film}`))).toEqual([]);
});
