import { type BrokenBlock, parseBlocks, writtenBlocks } from '@tailorbird/blocks/parse';
import type { Block, BlockId } from '@tailorbird/blocks/schemas';
import type { ContentProblem } from './contentItem.ts';
import { type LinkingShop, toldOfLinks } from './deadLinks.ts';
import { logFaults } from './logFaults.ts';

/** A block of one of the given kinds. */
type OneOf<Id extends BlockId> = Extract<Block, { readonly id: Id }>;

/** The block published under a key, absent when there is none that can be shown. */
export interface FoundBlock<Id extends BlockId> {
  readonly block: OneOf<Id> | undefined;
  /** Why the content service gave nothing. */
  readonly problem: ContentProblem | undefined;
  /** What is wrong with it, for an editor. */
  readonly broken: readonly BrokenBlock[];
}

/** Looks up one block by its url key; of another kind than those named, or broken, it is left out; what is to be told of it is logged. */
export async function findBlock<Id extends BlockId>(
  shop: LinkingShop,
  key: string,
  ids: readonly Id[],
): Promise<FoundBlock<Id>> {
  const found = await shop.content.find(key);
  if (!found.ok) return { block: undefined, problem: found.error, broken: [] };
  const {
    blocks: [block],
    broken: [fault],
  } = parseBlocks([found.value]);
  const shown = block !== undefined && isOneOf(block, ids) ? { ...block, key } : undefined;
  const broken = block !== undefined && shown === undefined ? otherKind(block.id, ids) : fault;
  const own = broken === undefined ? [] : [{ ...broken, key }];
  logFaults(key, own);
  const links = shown === undefined ? [] : writtenBlocks([found.value]).map((one) => ({ ...one, key }));
  const dead = await toldOfLinks(shop, key, found.value, links);
  return { block: shown, problem: undefined, broken: [...own, ...dead] };
}

function otherKind(schemaId: string, ids: readonly BlockId[]): Omit<BrokenBlock, 'key'> {
  const reason = `Its schema is ${schemaId}, not ${ids.join(' or ')}.`;
  return {
    position: 0,
    schemaId,
    problem: reason,
    faults: [{ path: '_meta.schema', reason, done: 'left out' }],
    shown: 'not',
  };
}

function isOneOf<Id extends BlockId>(block: Block, ids: readonly Id[]): block is OneOf<Id> {
  const all: readonly BlockId[] = ids;
  return all.includes(block.id);
}
