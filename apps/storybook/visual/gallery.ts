import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

/** What is pictured part by part: the stories of Storybook, or the pages of the shop. */
export interface Gallery {
  /** The names of its parts, in order; only those that begin with `prefix`. */
  readonly ids: (prefix: string) => string[];
  /** Opens a page of the browser in which parts can be shown, one after the other. `served` changes each text on its way there. */
  readonly open: (screen: Screen, served?: (text: string) => string) => Promise<Page>;
  readonly show: (page: Page, id: string) => Promise<void>;
  /** Whether a part is pictured between phone and desktop too, where its layout is another there. */
  readonly hasBetween: boolean;
  /** How large its pictures are kept, of their own size: whole pages are long, and how they are laid out is seen at half of it. */
  readonly scale: number;
}
