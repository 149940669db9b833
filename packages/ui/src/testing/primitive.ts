import type { HTMLAttributes, ReactElement, RefCallback } from 'react';
import type { Shown } from './keyProofs.ts';

/** What every primitive passes on to its element. */
export interface Given extends Pick<HTMLAttributes<Element>, 'className' | 'id' | 'lang' | 'onKeyUp'> {
  readonly ref: RefCallback<Element>;
}

/** A primitive, and what is asked of it. */
export interface Primitive {
  readonly draw: (given: Given, told: Shown['told']) => ReactElement;
  /** Where attributes arrive, as a selector, if not at the root: those of a field are its control’s, and a tooltip’s root stands elsewhere. */
  readonly receiver?: string;
  /** What keys do, by the sentence that says it. */
  readonly keyboard: { readonly [sentence: string]: (shown: Shown) => Promise<void> };
}
