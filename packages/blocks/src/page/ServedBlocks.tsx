import { useReady } from '@tailorbird/ui/useReady';
import { createContext, type ReactNode, useContext, useState } from 'react';

/** A block or another part that threw while the server rendered it. */
export interface FailedBlock {
  /** The content service's delivery id, the block's place, or the part's name. */
  readonly key: string;
  readonly id: string;
  readonly error: unknown;
}

/** Renders blocks and other parts on the server, each by itself: one that throws takes nothing with it. */
export interface BlockServer {
  /**
   * HTML of one part, whose generated ids begin with the prefix. `madeOf` says all that the HTML depends on, where that
   * is known: it may then be kept for another page. Throws what the part throws.
   */
  readonly render: (part: ReactNode, idPrefix: string, madeOf?: string) => string;
  readonly failed: (block: FailedBlock) => void;
}

/**
 * In the browser: what is drawn while the page is taken over came as HTML. No state of React's, as hundreds of parts ask
 * once, when they begin, and none need be drawn again when it changes.
 */
class ServedPage {
  #hydrating = false;

  get isHydrating(): boolean {
    return this.#hydrating;
  }

  tell(hydrating: boolean): void {
    this.#hydrating = hydrating;
  }
}

/** Absent, as in a story: blocks are parts of the page like any other. */
const ServedBlocksContext = createContext<BlockServer | ServedPage | undefined>(undefined);

/** Around a page on the server: how its blocks become HTML. */
export function ServedBlocksProvider({ value, children }: { value: BlockServer; children: ReactNode }) {
  return <ServedBlocksContext value={value}>{children}</ServedBlocksContext>;
}

/** Around a page in the browser: its blocks came as HTML. */
export function ServedPageProvider({ children }: { children: ReactNode }) {
  const [page] = useState(() => new ServedPage());
  page.tell(!useReady());
  return <ServedBlocksContext value={page}>{children}</ServedBlocksContext>;
}

/** On the server, what makes HTML of blocks. */
export function useBlockServer(): BlockServer | undefined {
  const served = useContext(ServedBlocksContext);
  return served instanceof ServedPage ? undefined : served;
}

/**
 * Whether the block or part that asks came as HTML, which is true for as long as it is on the page. One in a Suspense
 * boundary that the server rendered would be told wrong: such a boundary is taken over after the page.
 */
export function useCameAsHtml(): boolean {
  const served = useContext(ServedBlocksContext);
  const [cameAsHtml] = useState(served instanceof ServedPage && served.isHydrating);
  return cameAsHtml;
}
