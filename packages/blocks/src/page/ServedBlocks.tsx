import { createContext, type ReactNode, useContext } from 'react';

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

/** Absent, as in a story: blocks are parts of the page like any other. */
export type ServedBlocks = BlockServer | 'in the page';

const ServedBlocksContext = createContext<ServedBlocks | undefined>(undefined);

/** Around a page: on the server how its blocks become HTML, in the browser that they came as HTML. */
export function ServedBlocksProvider({ value, children }: { value: ServedBlocks; children: ReactNode }) {
  return <ServedBlocksContext value={value}>{children}</ServedBlocksContext>;
}

/** How the page around has its blocks; nothing where none says so. */
export function useServedBlocks(): ServedBlocks | undefined {
  return useContext(ServedBlocksContext);
}
