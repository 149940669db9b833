import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { Button } from '@tailorbird/ui/Button';
import { Icon } from '@tailorbird/ui/Icon';
import { HeartIcon } from '@tailorbird/ui/icons';
import { pairsText } from './pairsText.ts';
import { WishButtonRoot } from './WishButton.styles.ts';

/**
 * The heart of a product page in words: saves the variant that was chosen, or while none is, the colour; once it is saved,
 * its words say what another press does.
 */
export function WishButton({ pair }: { pair: WishlistPair }) {
  return (
    <WishButtonRoot>
      <Button type="submit" form="wish" name="wish" value={pairsText([pair])} variant="tertiary">
        <Icon of={HeartIcon} />
        <span data-when="open">Save to my wishlist</span>
        <span data-when="saved">Take off my wishlist</span>
      </Button>
    </WishButtonRoot>
  );
}
