import type { BagLine } from '@tailorbird/commerce/model/bag';
import { BagLineRow } from './BagLineRow.tsx';
import { BagLinesRoot } from './BagLines.styles.ts';

interface BagLinesProps {
  readonly lines: readonly BagLine[];
  readonly onRemove: (line: BagLine) => void;
}

/** The lines of the bag, on its page and in the sidebar. */
export function BagLines({ lines, onRemove }: BagLinesProps) {
  return (
    <BagLinesRoot>
      {lines.map((line) => (
        <BagLineRow key={line.id} line={line} onRemove={onRemove} />
      ))}
    </BagLinesRoot>
  );
}
