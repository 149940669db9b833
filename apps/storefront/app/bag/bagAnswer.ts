import type { AddedToBag } from '../shell/shopStore.ts';

/** What the bag answers a form that stays on its page. */
export type BagAnswer =
  | { readonly tag: 'added'; readonly added: AddedToBag; readonly bagCount: number }
  | { readonly tag: 'refused'; readonly message: string }
  /** A line was changed or taken out, or why not. */
  | { readonly tag: 'changed'; readonly notice: string | null };
