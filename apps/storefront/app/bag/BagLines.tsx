import type { BagLine } from '@tailorbird/commerce/model/bag';
import { BagLineRow } from './BagLineRow.tsx';
import { BagLinesRoot } from './BagLines.styles.ts';
import type { OnLeave } from './useRemovedLine.ts';

interface BagLinesProps {
  readonly lines: readonly BagLine[];
  readonly onLeave: OnLeave;
}

/** The lines of the bag, on its page and in the sidebar. */
export function BagLines({ lines, onLeave }: BagLinesProps) {
  return (
    <BagLinesRoot>
      {lines.map((line) => (
        <BagLineRow key={line.id} line={line} onLeave={onLeave} />
      ))}
    </BagLinesRoot>
  );
}
