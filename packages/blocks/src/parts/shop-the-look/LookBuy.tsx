import { lookPath } from '@tailorbird/commerce/look/lookPath';
import { Button } from '@tailorbird/ui/Button';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { usePageFacts } from '../../page/PageFacts.tsx';
import type { LookContent } from './look.ts';

/** Leads to where both pieces are bought together; nothing where one of them does not lead to a product. */
export function LookBuy({ title, leftProduct, rightProduct }: LookContent) {
  const { href } = usePageFacts();
  const look = lookPath([leftProduct.url, rightProduct.url]);
  if (look === undefined) return null;
  return (
    <div>
      <Button href={href(look)} variant="secondary" data-promotion={title}>
        Shop the look<VisuallyHidden>{` “${title}”`}</VisuallyHidden>
      </Button>
    </div>
  );
}
