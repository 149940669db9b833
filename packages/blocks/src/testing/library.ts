import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fixtures } from '../fixtures.ts';
import { registry } from '../registry.tsx';
import { type BlockId, schemas } from '../schemas.ts';
import type { BlockParts } from './whatIsMissing.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

// A record of literal keys; `Object.keys` types every key as string.
export const blockIds = Object.keys(schemas) as readonly BlockId[];

/** The text of a block's stories, however many files they fill. */
function storiesOf(id: BlockId): string {
  return globSync(`${id}/*.stories.tsx`, { cwd: source })
    .map((file) => readFileSync(`${source}${file}`, 'utf8'))
    .join('\n');
}

/** For tests: every block there is, with all that belongs to it. */
export const library: Readonly<Record<string, BlockParts>> = Object.fromEntries(
  blockIds.map((id) => [
    id,
    {
      schema: schemas[id],
      hasRow: Object.hasOwn(registry, id),
      fixtures: fixtures[id],
      stories: storiesOf(id),
    },
  ]),
);

/** For tests: every fixture of every block. */
export const everyFixture = blockIds.flatMap((id) =>
  Object.entries(fixtures[id]).map(([name, content]) => ({ id, name, content: content ?? {} })),
);
