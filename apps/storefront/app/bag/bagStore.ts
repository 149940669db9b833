import { create } from 'zustand';
import type { AddedToBag, BagView } from './bagAnswer.ts';

interface BagState {
  /** Items in the bag; undefined until the page has asked. */
  readonly count: number | undefined;
  /** The bag as the last answer left it; undefined while nothing on the screen shows it. */
  readonly view: BagView | undefined;
  /** The panel that says what was added is open while this is set. */
  readonly added: AddedToBag | undefined;
}

/** One bag for the page, the sidebar and the bag button: what is changed in one is changed in all. */
export const useBag = create<BagState>()(() => ({ count: undefined, view: undefined, added: undefined }));

/** Shows a bag the server has just answered, with its count. */
export function showBag(view: BagView): void {
  useBag.setState({ view, count: view.count });
}

/** Nothing shows the bag any more; whoever is next asks anew. */
export function hideBag(): void {
  useBag.setState({ view: undefined });
}

/** Closes the panel that says what was added. */
export function hideAdded(): void {
  useBag.setState({ added: undefined });
}
