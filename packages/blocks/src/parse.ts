import { z } from 'zod';
import { readContent } from './readContent.ts';
import type { Fault } from './reading/fault.ts';
import { blockIdOf } from './schemaAddress.ts';
import { type Block, type BlockId, type ContentOf, schemas } from './schemas.ts';

/** How much of a block shoppers see. */
export type Shown = 'not' | 'in part' | 'whole';

/** A block of which its editor should know something. Shoppers see nothing of that; editors and the log see all of it. */
export interface BrokenBlock {
  readonly key: string;
  /** How many good blocks come before it on the page. */
  readonly position: number;
  /** The address of its schema, as far as it gave one. */
  readonly schemaId: string;
  /** What is to be said of it, line by line, in words for an editor. */
  readonly problem: string;
  /** The same for the log, place by place. */
  readonly faults: readonly Fault[];
  readonly shown: Shown;
}

/** A page’s content, sorted into what can be shown and what is to be told; a block that is shown may be in both. */
export interface ParsedBlocks {
  readonly blocks: readonly Block[];
  readonly broken: readonly BrokenBlock[];
}

const tag = z.object({
  _meta: z.object({ schema: z.string(), deliveryId: z.string().min(1).optional().catch(undefined) }),
});

const isKnown = (id: string | undefined): id is BlockId => id !== undefined && Object.hasOwn(schemas, id);

const left = (path: string, reason: string): readonly Fault[] => [{ path, reason, done: 'left out' }];

function unknownBlock(schemaId: string): string {
  return `No block is named by ${schemaId}. Make the item anew with one of these types, or take it off the page: ${Object.keys(schemas).join(', ')}.`;
}

const noTag = 'The item has no schema tag at _meta.schema, so no one knows what it is. Make it anew.';

/** How much of a block is shown, going by what is told of it. */
export function shownOf(faults: readonly Fault[]): Shown {
  return faults.every(({ done }) => done === 'kept') ? 'whole' : 'in part';
}

/** What is told of a block, as text: a line each, with its place, and what to do. */
export function problemOf(faults: readonly Fault[], shown: Shown): string {
  const lines = faults.map(({ path, reason }) => (path === '' ? reason : `${reason} → at ${path}`));
  const mending = {
    not: ['Mend what is named above in the content service and publish the item again.'],
    'in part': [
      'The block is shown as far as it could be. Mend what is named above and publish the item again.',
    ],
    whole: [],
  };
  return [...lines, ...mending[shown]].join('\n');
}

/** Why a block of this kind cannot stand somewhere, if it cannot. */
type Refusal = (id: BlockId) => string | undefined;

/** An item looked at by itself: a block's content, and what is to be told of it. */
interface Sorted {
  readonly deliveryId: string | undefined;
  readonly schemaId: string;
  /** The block, if it is shown. */
  readonly id?: BlockId;
  readonly content?: unknown;
  readonly problem: string;
  readonly faults: readonly Fault[];
}

/** Kept as long as the item is: one that is delivered unchanged is checked once, however many pages show it. */
const known = new WeakMap<object, Sorted>();

function sort(item: unknown): Sorted {
  if (typeof item !== 'object' || item === null) return sortAnew(item);
  const sorted = known.get(item) ?? sortAnew(item);
  known.set(item, sorted);
  return sorted;
}

function sortAnew(item: unknown): Sorted {
  const tagged = tag.safeParse(item);
  const deliveryId = tagged.data?._meta.deliveryId ?? undefined;
  const schemaId = tagged.data?._meta.schema ?? '';
  const about = { deliveryId, schemaId };
  if (!tagged.success) return { ...about, problem: noTag, faults: left('_meta.schema', noTag) };
  const id = blockIdOf(schemaId);
  if (!isKnown(id))
    return {
      ...about,
      problem: unknownBlock(schemaId),
      faults: left('_meta.schema', 'No block is named so.'),
    };
  const { content, faults } = readContent(schemas[id], item);
  if (content === undefined) return { ...about, problem: problemOf(faults, 'not'), faults };
  return { ...about, id, content, problem: problemOf(faults, shownOf(faults)), faults };
}

/**
 * Sorts what the content service delivered into blocks to show and what is to be told of them. It never throws. What is wrong in an
 * item is left out, and told, and the rest of it is shown (decision 53).
 * @param refusal Why a block of this kind cannot stand here, if it cannot.
 */
export function parseBlocks(items: readonly unknown[], refusal?: Refusal): ParsedBlocks {
  const blocks: Block[] = [];
  const broken: BrokenBlock[] = [];
  for (const { key, position, sorted } of placed(items, refusal)) {
    const { schemaId, id, content, problem, faults } = sorted;
    const shown = id === undefined ? 'not' : shownOf(faults);
    if (faults.length > 0) broken.push({ key, position, schemaId, problem, faults, shown });
    if (id !== undefined) blocks.push(toBlock(key, id, content));
  }
  return { blocks, broken };
}

/** A block that is shown, as its editor wrote it: to be asked what no schema knows, where links lead. */
export interface WrittenBlock {
  readonly key: string;
  /** How many good blocks come before it on the page. */
  readonly position: number;
  readonly id: BlockId;
  readonly item: unknown;
}

/** The blocks that `parseBlocks` shows, as they were written. */
export function writtenBlocks(items: readonly unknown[], refusal?: Refusal): readonly WrittenBlock[] {
  return placed(items, refusal).flatMap(({ key, position, item, sorted: { id } }) =>
    id === undefined ? [] : [{ key, position, id, item }],
  );
}

interface Placed {
  readonly key: string;
  readonly position: number;
  readonly item: unknown;
  readonly sorted: Sorted;
}

/** Items with their keys, of which no two are the same, and their places among those that are shown. */
function placed(items: readonly unknown[], refusal: Refusal = () => undefined): readonly Placed[] {
  const keys = new Set<string>();
  let position = 0;
  return items.map((item, index) => {
    const sorted = refusing(sort(item), refusal);
    const { deliveryId, id } = sorted;
    const key = deliveryId === undefined || keys.has(deliveryId) ? String(index) : deliveryId;
    keys.add(key);
    const at = position;
    if (id !== undefined) position += 1;
    return { key, position: at, item, sorted };
  });
}

function refusing(sorted: Sorted, refusal: Refusal): Sorted {
  const problem = sorted.id && refusal(sorted.id);
  if (problem === undefined) return sorted;
  const { deliveryId, schemaId } = sorted;
  return { deliveryId, schemaId, problem, faults: left('_meta.schema', problem) };
}

/** One item as the content of a block that is already known, held to all its schema says: for tests and checks. */
export function parseContent<Id extends BlockId>(id: Id, item: unknown): z.ZodSafeParseResult<ContentOf<Id>> {
  const schema: z.ZodType = schemas[id];
  // The schema of this very id made the data; TypeScript cannot follow an index by a type parameter that far.
  return schema.safeParse(item) as z.ZodSafeParseResult<ContentOf<Id>>;
}

function toBlock(key: string, id: BlockId, content: unknown): Block {
  // `content` is what the schema of this very `id` made; a union cannot be built from its parts.
  return { key, id, content } as unknown as Block;
}
