import type { hex } from '@tailorbird/tokens/hex';
import { z } from 'zod';

/** The analytics events a block can report (blocks §7). */
export type AnalyticsEvent =
  | 'navigation_click'
  | 'menu_item'
  | 'select_item'
  | 'select_promotion'
  | 'page_view';

/** What a text is, where that says more than its limits: it gives editors their help and tests their examples. */
export type TextFormat = 'markdown' | 'link' | 'colour' | 'style-code';

declare module 'zod' {
  /** What a schema or a field may say of itself in `.meta`. */
  interface GlobalMeta {
    /** The name editors read. */
    title?: string;
    /** What it is for, and what happens without it, in words for editors. */
    description?: string;
    examples?: readonly unknown[];
    /** On a text: how it is read. */
    format?: TextFormat;
    /** On a block: what its links and actions report. */
    events?: readonly AnalyticsEvent[];
    /** On a field that many blocks take from one place: its values are shown by the blocks together, not by each. */
    shared?: boolean;
    /** On a colour: the role that stands where none is given. */
    usual?: keyof typeof hex;
    /** Its limits hold: what is longer is cut, a figure beyond them is not read. Elsewhere a length is advice, and the nearest figure is taken. */
    hard?: boolean;
    /** On a group: the names of the parts without each of which it is not shown. */
    together?: readonly string[];
    /** On a place for other content: the ids of the blocks that may stand there, or all of them. */
    blocks?: readonly string[] | 'all';
  }
}

/** What a schema says of itself; what it says of the schema it was made from is among it. */
export function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  return z.globalRegistry.get(schema) ?? {};
}
