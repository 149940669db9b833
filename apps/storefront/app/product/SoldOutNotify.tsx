import type { Product } from '@tailorbird/commerce/model/product';
import { useReady } from '@tailorbird/ui/useReady';
import { soldOutVariants, variantChosen } from './choice.ts';
import type { ProductChoice } from './loadProduct.ts';
import { NotifyForm } from './NotifyForm.tsx';

interface SoldOutNotifyProps {
  readonly product: Product;
  readonly colour: string;
  readonly choice: ProductChoice;
}

/** Offers to tell when the chosen variant is back; without script, when any of those sold out is. */
export function SoldOutNotify({ product, colour, choice }: SoldOutNotifyProps) {
  const ready = useReady();
  const soldOut = soldOutVariants(product);
  const chosen = soldOut.find((variant) => variant === variantChosen(product, choice));
  if (chosen) return <NotifyForm key={chosen.id} product={product} colour={colour} variants={[chosen]} />;
  const [first, ...others] = soldOut;
  if (ready || !first) return null;
  return (
    <noscript>
      <NotifyForm product={product} colour={colour} variants={[first, ...others]} />
    </noscript>
  );
}
