import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { PrintReceiptRoot } from './PrintReceipt.styles.ts';

/** Prints the page it stands on, whose styles make a receipt of it; only where a script can. */
export function PrintReceipt() {
  const ready = useReady();
  return (
    <PrintReceiptRoot>
      {ready && (
        <Button variant="tertiary" onClick={() => print()}>
          Print receipt
        </Button>
      )}
    </PrintReceiptRoot>
  );
}
