import { slotCardRow } from '../product-list-slot/slotCardRow.ts';
import { registry } from '../registry.tsx';

/** For servers, once as they start: every block's component is at hand, so that a page renders without waiting. */
export async function loadEveryBlock(): Promise<void> {
  const later = Object.values(registry).flatMap((row) => (typeof row === 'function' ? [] : [row.load()]));
  await Promise.all<unknown>([...later, slotCardRow.load()]);
}
