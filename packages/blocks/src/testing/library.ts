import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sanitize } from 'storybook/internal/csf';
import { fixtures } from '../fixtures.ts';
import { registry } from '../registry.tsx';
import { type BlockId, schemas } from '../schemas.ts';
import type { BlockParts } from './whatIsMissing.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

// A record of literal keys; `Object.keys` types every key as string.
export const blockIds = Object.keys(schemas) as readonly BlockId[];

/** What a file of stories exports: what they have in common as `default`, and each by its name. */
type StoriesFile = Readonly<
  Record<string, { readonly id?: string; readonly title?: string; readonly args?: unknown }>
>;

/** A block's stories, however many files they fill. */
const storiesOf = (id: BlockId): Promise<readonly StoriesFile[]> =>
  Promise.all(
    // Each file says itself that it satisfies Storybook's types; a pattern of files has none.
    globSync(`${id}/*.stories.tsx`, { cwd: source }).map(
      (file) => import(`${source}${file}`) as Promise<StoriesFile>,
    ),
  );

const stories = new Map(await Promise.all(blockIds.map(async (id) => [id, await storiesOf(id)] as const)));

/** For tests: how the ids of a block's stories begin. */
export const storyPrefixesOf = (id: BlockId): readonly string[] =>
  (stories.get(id) ?? []).map(({ default: common }) => sanitize(common?.id ?? common?.title ?? ''));

/** For tests: every block there is, with all that belongs to it. */
export const library: Readonly<Record<string, BlockParts>> = Object.fromEntries(
  blockIds.map((id) => [
    id,
    {
      schema: schemas[id],
      hasRow: Object.hasOwn(registry, id),
      fixtures: fixtures[id],
      shown: (stories.get(id) ?? []).flatMap((file) => Object.values(file).map(({ args }) => args)),
    },
  ]),
);

/** For tests: every fixture of every block. */
export const everyFixture = blockIds.flatMap((id) =>
  Object.entries(fixtures[id]).map(([name, content]) => ({ id, name, content: content ?? {} })),
);
