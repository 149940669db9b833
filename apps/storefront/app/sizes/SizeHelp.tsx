import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import type { SizeTableId } from '@tailorbird/commerce/sizes/sizeTables';
import { type MouseEvent, useState } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { navigateToFallback } from '../navigateToFallback.ts';
import { SizeHelpRoot } from './SizeHelp.styles.ts';

/** Loaded by the first shopper who asks. */
const SizeGuideDialog = lazyPart(
  () => import('./SizeGuideDialog.tsx'),
  (m) => m.SizeGuideDialog,
);
const FitDialog = lazyPart(
  () => import('./FitDialog.tsx'),
  (m) => m.FitDialog,
);

interface SizeHelpProps {
  readonly product: Pick<Product, 'sku' | 'sizes' | 'lengths'>;
  /** The tables its sizes are in, its own first; none for what has no sizes. */
  readonly tableIds: readonly SizeTableId[];
}

type Open = 'guide' | 'fit' | undefined;

/** Beside the sizes: the guide to them, and for clothes advice on which fits. Both are the size-guide page without script. */
export function SizeHelp({ product, tableIds }: SizeHelpProps) {
  const { href, market } = usePageFacts();
  const [open, setOpen] = useState<Open>();
  const [own, ...lengths] = tableIds;
  if (own === undefined) return null;
  const page = href(`/size-guide#${own}`);
  const show = (what: Open) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(what);
  };
  const close = () => setOpen(undefined);
  const goThere = () => {
    close();
    navigateToFallback(page);
  };
  return (
    <>
      <SizeHelpRoot>
        {own === 'womens' && market === 'eu' && <span>UK sizes</span>}
        {own !== 'cushions' && (
          <a href={page} onClick={show('fit')}>
            Find my size
          </a>
        )}
        <a href={page} onClick={show('guide')}>
          Size guide
        </a>
      </SizeHelpRoot>
      {open === 'guide' && <SizeGuideDialog tableIds={tableIds} onClose={close} onLost={goThere} />}
      {open === 'fit' && (
        <FitDialog product={product} tableIds={[own, ...lengths]} onClose={close} onLost={goThere} />
      )}
    </>
  );
}
