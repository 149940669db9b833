import { z } from 'zod';
import { readContent } from './readContent.ts';
import { blockIdOf } from './schemaAddress.ts';
import { type Block, type BlockId, type ContentOf, schemas } from './schemas.ts';

/** A block that cannot be shown, or not whole, and why. Shoppers see nothing of what is wrong; editors and the log see all of it. */
export interface BrokenBlock {
  readonly key: string;
  /** How many good blocks come before it on the page. */
  readonly position: number;
  /** The address of its schema, as far as it gave one. */
  readonly schemaId: string;
  /** What is wrong, where and how to mend it, in words for an editor. */
  readonly problem: string;
  /** The same for the log, place by place. */
  readonly faults: readonly Fault[];
  /** It is shown, without the entries of lists that are wrong. */
  readonly repaired?: true;
}

/** One thing wrong with an item. */
export interface Fault {
  /** Where in it: `tiles[1].heading`; empty for the item as a whole. */
  readonly path: string;
  readonly reason: string;
}

/** A page’s content, sorted into what can be shown and what cannot; a block that is shown in part is in both. */
export interface ParsedBlocks {
  readonly blocks: readonly Block[];
  readonly broken: readonly BrokenBlock[];
}

const tag = z.object({ _meta: z.object({ schema: z.string(), deliveryId: z.string().min(1).optional() }) });

const isKnown = (id: string | undefined): id is BlockId => id !== undefined && Object.hasOwn(schemas, id);

function unknownBlock(schemaId: string): string {
  return `No block is named by ${schemaId}. Make the item anew with one of these types, or take it off the page: ${Object.keys(schemas).join(', ')}.`;
}

function noTag(error: z.ZodError): string {
  return `The item has no schema tag at _meta.schema, so no one knows what it is. Make it anew.\n${z.prettifyError(error)}`;
}

function howToMend(error: z.ZodError): string {
  return `${z.prettifyError(error)}\nMend what is named above in the content service and publish the item again.`;
}

function leftOut(error: z.ZodError): string {
  return `${z.prettifyError(error)}\nThe block is shown without the entries named above. Mend them in the content service and publish the item again.`;
}

/** What a schema found wrong, place by place. */
export function faultsOf(error: z.ZodError): Fault[] {
  return error.issues.map(({ path, message }) => ({ path: z.core.toDotPath(path), reason: message }));
}

/** An item looked at by itself: a block's content, or what is wrong with it. */
type Sorted = {
  readonly deliveryId: string | undefined;
  readonly schemaId: string;
} & (
  | { readonly id: BlockId; readonly content: unknown; readonly wrong?: z.ZodError | undefined }
  | { readonly id: undefined; readonly problem: string; readonly faults: readonly Fault[] }
);

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
  const deliveryId = tagged.data?._meta.deliveryId;
  const schemaId = tagged.data?._meta.schema ?? '';
  const refused = (problem: string, faults: readonly Fault[]): Sorted => ({
    deliveryId,
    schemaId,
    id: undefined,
    problem,
    faults,
  });
  if (!tagged.success) return refused(noTag(tagged.error), faultsOf(tagged.error));
  const id = blockIdOf(schemaId);
  if (!isKnown(id))
    return refused(unknownBlock(schemaId), [{ path: '_meta.schema', reason: 'No block is named so.' }]);
  const { content, wrong } = readContent(schemas[id], item);
  if (content !== undefined) return { deliveryId, schemaId, id, content, wrong };
  return refused(howToMend(wrong), faultsOf(wrong));
}

/**
 * Sorts what the content service delivered into blocks to show and broken ones with their reasons. It never
 * throws. Fields it does not know, `_meta` among them, are left out; fields it knows are checked. A wrong entry of a list is left out
 * and told, and the rest of its block is shown (decision 46).
 */
export function parseBlocks(items: readonly unknown[]): ParsedBlocks {
  const blocks: Block[] = [];
  const broken: BrokenBlock[] = [];
  const keys = new Set<string>();
  for (const [index, item] of items.entries()) {
    const sorted = sort(item);
    const { deliveryId, schemaId } = sorted;
    const key = deliveryId === undefined || keys.has(deliveryId) ? String(index) : deliveryId;
    keys.add(key);
    if (sorted.id !== undefined) {
      const { wrong } = sorted;
      const position = blocks.length;
      if (wrong !== undefined)
        broken.push({
          key,
          position,
          schemaId,
          problem: leftOut(wrong),
          faults: faultsOf(wrong),
          repaired: true,
        });
      blocks.push(toBlock(key, sorted.id, sorted.content));
    } else {
      const { problem, faults } = sorted;
      broken.push({ key, position: blocks.length, schemaId, problem, faults });
    }
  }
  return { blocks, broken };
}

/** One item as the content of a block that is already known, as the header and the footer of every page are. */
export function parseContent<Id extends BlockId>(id: Id, item: unknown): z.ZodSafeParseResult<ContentOf<Id>> {
  const schema: z.ZodType = schemas[id];
  // The schema of this very id made the data; TypeScript cannot follow an index by a type parameter that far.
  return schema.safeParse(item) as z.ZodSafeParseResult<ContentOf<Id>>;
}

function toBlock(key: string, id: BlockId, content: unknown): Block {
  // `content` is what the schema of this very `id` made; a union cannot be built from its parts.
  return { key, id, content } as unknown as Block;
}
