import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { type SizeTableId, sizeTables } from '@tailorbird/commerce/sizes/sizeTables';
import { Dialog } from '@tailorbird/ui/Dialog';
import { SizeTables } from './SizeTables.tsx';

interface SizeGuideDialogProps {
  readonly tableIds: readonly SizeTableId[];
  readonly onClose: () => void;
}

/** The tables of one product, beside it. */
export function SizeGuideDialog({ tableIds, onClose }: SizeGuideDialogProps) {
  const { href } = usePageFacts();
  return (
    <Dialog open onClose={onClose} title="Size guide" size="large">
      <SizeTables tables={tableIds.map((id) => sizeTables[id])} headingLevel={3} />
      <p>
        <a href={href('/size-guide')}>How to measure, and all our sizes</a>
      </p>
    </Dialog>
  );
}
