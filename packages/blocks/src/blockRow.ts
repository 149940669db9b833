import { type Draw, type LazyComponent, lazyComponent } from '@tailorbird/engine/lazyComponent';

/** A block whose component comes later than the page. */
export interface LazyRow<Content> extends LazyComponent<Content> {
  /** `visible`: hydrated shortly before it is seen. `never`: it is HTML and CSS alone. */
  readonly hydrate: 'visible' | 'never';
  /** Whether its HTML is good for one page alone, as it is drawn of more than its content. */
  readonly isDrawnAnew?: true;
}

/** How a block is shown: by a component that every page brings, or by one that comes later. */
export type BlockRow<Content> = Draw<Content> | LazyRow<Content>;

/** A block below the fold that moves or answers: it costs no JavaScript until it is almost in view. */
export function hydrateWhenVisible<Module, Content>(
  importIt: () => Promise<Module>,
  pick: (module: Module) => Draw<Content>,
): LazyRow<Content> {
  return Object.assign(lazyComponent(importIt, pick), { hydrate: 'visible' as const });
}

/** A block of HTML and CSS alone: it costs no JavaScript, unless it is shown by a click or has a film in it. */
export function neverHydrate<Module, Content>(
  importIt: () => Promise<Module>,
  pick: (module: Module) => Draw<Content>,
): LazyRow<Content> {
  return Object.assign(lazyComponent(importIt, pick), { hydrate: 'never' as const });
}

/** A block that shows more than its content, the time or other blocks: its HTML is not kept for the next page. */
export function drawnAnew<Content>(row: LazyRow<Content>): LazyRow<Content> {
  return Object.assign(row, { isDrawnAnew: true as const });
}
