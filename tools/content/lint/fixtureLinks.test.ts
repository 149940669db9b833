import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { descriptionOf } from '../../../packages/blocks/src/describeSchema.ts';
import { writtenFields, writtenGroups } from '../../../packages/blocks/src/reading/writtenFields.ts';
import { schemas } from '../../../packages/blocks/src/schemas.ts';
import { everyFixture } from '../../../packages/blocks/src/testing/library.ts';
import { ownContent } from '../lintCommand.ts';
import { knownPaths } from './knownPaths.ts';
import { linkProblems } from './linkProblems.ts';
import { sourcesInFolder } from './sources.ts';

test('each link in what Storybook shows leads to a page of the shop', () => {
  const content = fileURLToPath(new URL(`../../../${ownContent}`, import.meta.url));
  const isKnown = knownPaths(sourcesInFolder(content));
  const problems = everyFixture.flatMap(({ id, name, content: fixture }) =>
    linkProblems(
      writtenFields(writtenGroups(descriptionOf(schemas[id]), fixture, `${id} ${name}`)),
      isKnown,
    ).map(({ path, reason }) => `${path}: ${reason}`),
  );
  expect(everyFixture.length).toBeGreaterThan(200);
  expect(problems).toEqual([]);
});
