import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import type { SizeTableId } from '@tailorbird/commerce/sizes/sizeTables';
import { Dialog } from '@tailorbird/ui/Dialog';
import { useEffect, useState } from 'react';
import { useShop } from '../shopStore.ts';
import { demonstrationFitService } from './demonstrationFitService.ts';
import { FitForm } from './FitForm.tsx';
import { type FitService, type FitSizing, fitLocales, reachFitService } from './fitSizing.ts';
import { SizeGuideDialog } from './SizeGuideDialog.tsx';

interface FitDialogProps {
  readonly product: Pick<Product, 'sku' | 'sizes' | 'lengths'>;
  readonly tableIds: readonly [SizeTableId, ...SizeTableId[]];
  readonly onClose: () => void;
  /** @default the demonstration service */
  readonly service?: FitService;
}

/** Size advice for one product. It opens once its service answers; while that is away, the size guide is there instead. */
export function FitDialog({ product, tableIds, onClose, service = demonstrationFitService }: FitDialogProps) {
  const { market } = usePageFacts();
  const customerId = useShop((shop) => shop.customerId) ?? null;
  const [sizing, setSizing] = useState<FitSizing | 'away'>();
  const locale = fitLocales[market];
  // The external system is the fit-sizing service.
  useEffect(() => {
    let left = false;
    void reachFitService(service, { customerId, locale }).then((reached) => {
      if (!left) setSizing(reached ?? 'away');
    });
    return () => {
      left = true;
    };
  }, [service, customerId, locale]);
  if (!sizing) return null;
  if (sizing === 'away') return <SizeGuideDialog tableIds={tableIds} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Find my size">
      <FitForm sizing={sizing} product={product} tableId={tableIds[0]} onAway={() => setSizing('away')} />
    </Dialog>
  );
}
