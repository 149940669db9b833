import type { OwnBlocks } from './ownBlock.ts';

/** For servers, as they start: the components of a shop's own blocks are at hand, as `loadEveryBlock` has those of this package. */
export async function loadOwnBlocks(own: OwnBlocks): Promise<void> {
  const rows = Object.values(own).map(({ row }) => row);
  await Promise.all<unknown>(rows.flatMap((row) => (typeof row === 'function' ? [] : [row.load()])));
}
