import { hydrateWhenVisible } from '../blockRow.ts';

/** Few lists have a slot: the rest do not load what it needs. */
export const slotCardRow = hydrateWhenVisible(
  () => import('./SlotCard.tsx'),
  (m) => m.SlotCard,
);
