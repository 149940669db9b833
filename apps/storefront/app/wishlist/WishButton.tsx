import { Button } from '@tailorbird/ui/Button';
import { Icon } from '@tailorbird/ui/Icon';
import { HeartIcon } from '@tailorbird/ui/icons';
import { WishButtonRoot } from './WishButton.styles.ts';

/** The heart of a product page in words: saves the chosen variant, or without one the product's default. */
export function WishButton({ productId, variantId }: { productId: number; variantId: number | undefined }) {
  const wish = variantId === undefined ? String(productId) : `${productId}.${variantId}`;
  return (
    <WishButtonRoot>
      <Button type="submit" form="wish" name="wish" value={wish} variant="tertiary">
        <Icon of={HeartIcon} />
        Save to my wishlist
      </Button>
    </WishButtonRoot>
  );
}
