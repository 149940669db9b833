import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { Button } from '@tailorbird/ui/Button';
import { SelectField } from '@tailorbird/ui/SelectField';
import { useReady } from '@tailorbird/ui/useReady';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { type FormEvent, useState } from 'react';
import { useAdditions } from '../bag/useAdditions.ts';
import { useAddToBag } from '../bag/useAddToBag.ts';
import type { WishlistEntry } from './wishlistEntry.ts';

interface AddToCartProps {
  readonly entry: WishlistEntry;
  /** Whether the bag is being loaded. */
  readonly loading: boolean;
  /** Its product page. */
  readonly to: string;
}

/**
 * Puts an item into the bag, asking for the size where none was chosen. ‘Add to cart’ is disabled while the bag loads or
 * the item cannot be bought (commerce §5). The one that was pressed keeps its focus and takes no press (decision 40).
 */
export function AddToCart({ entry, loading, to }: AddToCartProps) {
  const { href } = usePageFacts();
  const ready = useReady();
  const { add, busy, problem } = useAddToBag();
  const isAdding = useAdditions((count) => count > 0);
  const [unchosen, setUnchosen] = useState(false);
  const { card, variant, purchasable, choices } = entry;
  const name = <VisuallyHidden>{`: ${card.name}`}</VisuallyHidden>;
  if (isGiftCard(card.sku))
    return (
      <Button href={to} size="small">
        Write the card{name}
      </Button>
    );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isMissing = form.get('variantId') === '';
    setUnchosen(isMissing);
    if (isMissing) event.currentTarget.querySelector('select')?.focus();
    else void add(form);
  };
  return (
    <form method="post" action={href('/bag')} onSubmit={onSubmit} noValidate={ready}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={card.productId} />
      {choices.length === 0 ? (
        <input type="hidden" name="variantId" value={variant.id} />
      ) : (
        purchasable && <Choices entry={entry} isMissing={unchosen} onChoose={() => setUnchosen(false)} />
      )}
      <Button
        type="submit"
        size="small"
        loading={busy}
        disabled={!purchasable || loading || (isAdding && !busy)}
      >
        Add to cart{name}
      </Button>
      {problem && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

interface ChoicesProps {
  readonly entry: WishlistEntry;
  /** Whether it was asked for in vain. */
  readonly isMissing: boolean;
  readonly onChoose: () => void;
}

/** What the item’s colour comes in; what has sold out is shown, and cannot be chosen. */
function Choices({ entry: { card, choices }, isMissing, onChoose }: ChoicesProps) {
  const { market } = usePageFacts();
  const what = choices.every(({ size }) => size === null) ? 'length' : 'size';
  return (
    <SelectField
      label={`Size of ${card.name}`}
      hideLabel
      name="variantId"
      placeholder={`Choose a ${what}`}
      required
      error={isMissing ? `Please choose a ${what}` : undefined}
      onChange={onChoose}
      options={choices.map(({ variantId, size, length, purchasable }) => {
        const words = [size && sizeText(size, market), length].filter(Boolean).join(', ');
        return {
          value: String(variantId),
          label: purchasable ? words : `${words} (sold out)`,
          disabled: !purchasable,
        };
      })}
    />
  );
}
