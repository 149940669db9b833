import { nameIcons } from './IconNames.tsx';
import { prefetchLinks } from './prefetchLinks.ts';

/** What no page needs and an idle browser may fetch: pages ahead, and the names of icons. */
export function whenIdle(idleMs: number): void {
  prefetchLinks(idleMs);
  nameIcons();
}
