import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import type { MadeOf } from '../cache/fragmentCache.ts';

/** An island that threw while the server rendered it. */
export interface FailedIsland {
  readonly name: string;
  readonly error: unknown;
}

/** Renders islands on the server, each by itself: one that throws takes nothing with it. */
export interface IslandServer {
  /**
   * HTML of one island, whose generated ids begin with the prefix. `madeOf` says all that the HTML depends on, where that
   * is known: it may then be kept for another page.
   *
   * @throws What the island throws.
   */
  readonly render: (island: ReactNode, idPrefix: string, madeOf?: MadeOf) => string;
  readonly failed: (island: FailedIsland) => void;
}

/**
 * In the browser: what is drawn while the page hydrates came as HTML. No state of React's, as hundreds of islands ask
 * once, when they begin, and none need be drawn again when it changes.
 */
class HydratedPage {
  #hydrating = true;

  get isHydrating(): boolean {
    return this.#hydrating;
  }

  end(): void {
    this.#hydrating = false;
  }
}

/** Absent, as in a story: islands are parts of the page like any other. */
const IslandContext = createContext<IslandServer | HydratedPage | undefined>(undefined);

/** Around a page on the server: how its islands become HTML. */
export function IslandServerProvider({ value, children }: { value: IslandServer; children: ReactNode }) {
  return <IslandContext value={value}>{children}</IslandContext>;
}

/** Around a page in the browser: its islands came as HTML. */
export function HydratedPageProvider({ children }: { children: ReactNode }) {
  const [page] = useState(() => new HydratedPage());
  useLayoutEffect(() => page.end(), [page]);
  return <IslandContext value={page}>{children}</IslandContext>;
}

/**
 * What makes HTML of islands.
 * @returns Undefined in a browser.
 */
export function useIslandServer(): IslandServer | undefined {
  const found = useContext(IslandContext);
  return found instanceof HydratedPage ? undefined : found;
}

/**
 * Whether what asks came as HTML, which is true for as long as it is on the page. An island in a Suspense boundary that the
 * server rendered would be told wrong: such a boundary hydrates after the page.
 */
export function useCameAsHtml(): boolean {
  const found = useContext(IslandContext);
  const [cameAsHtml] = useState(found instanceof HydratedPage && found.isHydrating);
  return cameAsHtml;
}
