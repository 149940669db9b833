import { create } from 'zustand';
import { useShop } from '../shell/shopStore.ts';
import type { BagView } from './bagAnswer.ts';

interface BagState {
  /** The bag as the last answer left it; undefined while nothing on the screen shows it. */
  readonly view: BagView | undefined;
}

/** One bag for the page and the sidebar: what is changed in one is changed in the other. */
export const useBag = create<BagState>()(() => ({ view: undefined }));

/** Shows a bag the server has just answered, here and on the bag button. */
export function showBag(view: BagView): void {
  useShop.getState().setBagCount(view.count);
  useBag.setState({ view });
}

/** Nothing shows the bag any more; whoever is next asks anew. */
export function hideBag(): void {
  useBag.setState({ view: undefined });
}
