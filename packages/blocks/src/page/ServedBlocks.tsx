import { createContext, type ReactNode, useContext } from 'react';

/** A block that threw while the server rendered it. */
export interface FailedBlock {
  /** The content service's delivery id, or the block's place. */
  readonly key: string;
  readonly id: string;
  readonly error: unknown;
}

/** All that a block's HTML depends on, where that is little enough to keep the HTML for the next page. */
export interface BlockIdentity {
  /** As it was parsed: while the content service's answer is the same, so is this object. */
  readonly content: object;
  /** Of the page around it. */
  readonly facts: string;
}

/** Renders blocks on the server, each by itself: one that throws takes nothing with it. */
export interface BlockServer {
  /** HTML of one block. Its generated ids begin with the prefix. Throws what the block throws. */
  readonly render: (block: ReactNode, idPrefix: string, identity?: BlockIdentity) => string;
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
