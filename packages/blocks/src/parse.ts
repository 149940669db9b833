import { z } from 'zod';
import { blockIdOf } from './schemaAddress.ts';
import { type Block, type BlockId, type ContentOf, schemas } from './schemas.ts';

/** A block that cannot be shown, and why. Shoppers see nothing of it; editors and the log see all of it. */
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
}

/** One thing wrong with an item. */
export interface Fault {
  /** Where in it: `tiles[1].heading`; empty for the item as a whole. */
  readonly path: string;
  readonly reason: string;
}

/** A page’s content, sorted into what can be shown and what cannot. */
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

/** What a schema found wrong, place by place. */
export function faultsOf(error: z.ZodError): Fault[] {
  return error.issues.map(({ path, message }) => ({ path: z.core.toDotPath(path), reason: message }));
}

/**
 * Sorts what the content service delivered into blocks to show and broken ones with their reasons. It never
 * throws. Fields it does not know, `_meta` among them, are left out; fields it knows are checked.
 */
export function parseBlocks(items: readonly unknown[]): ParsedBlocks {
  const blocks: Block[] = [];
  const broken: BrokenBlock[] = [];
  const keys = new Set<string>();
  for (const [index, item] of items.entries()) {
    const tagged = tag.safeParse(item);
    const delivered = tagged.data?._meta.deliveryId;
    const key = delivered === undefined || keys.has(delivered) ? String(index) : delivered;
    keys.add(key);
    const schemaId = tagged.data?._meta.schema ?? '';
    const refuse = (problem: string, faults: readonly Fault[]) =>
      broken.push({ key, position: blocks.length, schemaId, problem, faults });
    const id = blockIdOf(schemaId);
    if (!tagged.success) refuse(noTag(tagged.error), faultsOf(tagged.error));
    else if (!isKnown(id))
      refuse(unknownBlock(schemaId), [{ path: '_meta.schema', reason: 'No block is named so.' }]);
    else {
      const parsed = parseContent(id, item);
      if (parsed.success) blocks.push(toBlock(key, id, parsed.data));
      else refuse(howToMend(parsed.error), faultsOf(parsed.error));
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

function toBlock<Id extends BlockId>(key: string, id: Id, content: ContentOf<Id>): Block {
  // `id` and `content` belong together by this function's signature; a union cannot be built from a type parameter.
  return { key, id, content } as unknown as Block;
}
