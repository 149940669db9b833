import { type BrokenBlock, problemOf } from '../parse.ts';
import type { Fault } from '../reading/fault.ts';
import { schemaAddress } from '../schemaAddress.ts';
import type { Block } from '../schemas.ts';

/** What is told of blocks that are right by themselves, and of which shoppers see nothing where they stand. */
export function unseenBlocks(blocks: readonly Block[]): readonly BrokenBlock[] {
  const modals = new Set<string>();
  return blocks.flatMap((block, position): BrokenBlock[] => {
    const fault = faultOf(block, modals);
    if (block.id === 'modal') modals.add(block.content.modalId);
    if (fault === undefined) return [];
    const faults = [fault];
    const schemaId = schemaAddress(block.id);
    const problem = problemOf(faults, 'in part');
    return [{ key: `${block.key}-unseen`, position, schemaId, problem, faults, shown: 'in part' }];
  });
}

/** @param modals The ids of the modals before it. */
function faultOf(block: Block, modals: ReadonlySet<string>): Fault | undefined {
  if (block.id === 'modal' && modals.has(block.content.modalId)) {
    const reason = `A modal before it has the id “${block.content.modalId}” too: links open that one. Give this one an id of its own.`;
    return { path: 'modalId', reason, done: 'kept' };
  }
  if (
    block.id === 'custom-block' &&
    block.content.html.length === 0 &&
    block.content.javascript === undefined
  ) {
    const reason = 'HTML is empty, and there is no JavaScript: shoppers see nothing.';
    return { path: 'html', reason, done: 'kept' };
  }
  return undefined;
}
