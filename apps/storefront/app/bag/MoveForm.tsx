import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { messages } from '@tailorbird/commerce/messages';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { importAgain } from '@tailorbird/engine/importAgain';
import { Button } from '@tailorbird/ui/Button';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { type FormEvent, useState } from 'react';
import { lineForm } from './lineForm.ts';
import { useBagChange } from './useBagChange.ts';
import type { OnLeave } from './useRemovedLine.ts';

interface MoveFormProps {
  readonly line: BagLine;
  readonly onLeave: OnLeave;
}

/**
 * Moves a line to the wishlist: onto the list first, then out of the bag, so that whatever fails it is lost in
 * neither. A gift card stays: the list has no place for what was written for it.
 */
export function MoveForm({ line, onLeave }: MoveFormProps) {
  const { href } = usePageFacts();
  const { change, busy, problem } = useBagChange();
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  if (isGiftCard(line.sku)) return null;
  const move = async () => {
    setSaving(true);
    const saved = await saveLine(href('/me/wishlist'), line);
    setSaving(false);
    setUnsaved(!saved);
    if (!saved) return;
    onLeave(line, 'wishlist');
    await change(lineForm('remove', line.id));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void move();
  };
  const said = unsaved ? messages.notReached : problem;
  return (
    <form method="post" action={href('/bag')} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="itemId" value={line.id} />
      <Button type="submit" variant="tertiary" size="small" loading={saving || busy}>
        Move to wishlist<VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
      </Button>
      {said && (
        <p data-part="problem" role="alert">
          {said}
        </p>
      )}
    </form>
  );
}

async function saveLine(address: string, { productId, variantId }: BagLine): Promise<boolean> {
  try {
    const { changeWish } = await importAgain(() => import('../wishlist/askWishlist.ts'));
    await changeWish(address, 'add', `${productId}.${variantId}`);
    return true;
  } catch {
    return false;
  }
}
