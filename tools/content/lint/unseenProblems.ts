import { unseenBlocks } from '../../../packages/blocks/src/content-page/unseenBlocks.ts';
import { parseBlocks } from '../../../packages/blocks/src/parse.ts';
import { inside } from '../../../packages/blocks/src/reading/fault.ts';
import type { DeliveredItem } from './deliveredItems.ts';
import type { Problem } from './problem.ts';

/** Blocks of a page that are right by themselves, and of which shoppers see nothing where they stand. */
export function unseenProblems({ id, content, path }: DeliveredItem): readonly Problem[] {
  const slots: unknown = id === 'content-page' ? Reflect.get(content, 'slots') : undefined;
  if (!Array.isArray(slots)) return [];
  const shown = slots.flatMap((slot: unknown, at) =>
    parseBlocks([slot]).blocks.map((block) => ({ block, at })),
  );
  return unseenBlocks(shown.map(({ block }) => block)).flatMap(({ position, faults }) =>
    faults.map((fault) => ({
      path: inside(inside(inside(path, 'slots'), shown[position]?.at ?? 0), fault.path),
      reason: fault.reason,
      fix: 'Change it, or take the block off the page.',
    })),
  );
}
