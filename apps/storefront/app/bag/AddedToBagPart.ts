import { lazyPart } from '../lazyPart.tsx';

/** The added-to-bag panel: where something may be added to the bag it is fetched before. */
export const AddedToBagPart = lazyPart(
  () => import('./AddedToBagPanel.tsx'),
  (m) => m.AddedToBagPanel,
);
