import { lazyPart } from '../lazyPart.tsx';

/** The added-to-bag panel: whoever sends something to the bag fetches it meanwhile. */
export const AddedToBagPart = lazyPart(() => import('./AddedToBagPanel.tsx').then((m) => m.AddedToBagPanel));
