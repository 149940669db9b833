import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { itemOfLine } from '@tailorbird/commerce/analytics/reportedItem';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { messages } from '@tailorbird/commerce/messages';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BagAnswer } from '../bag/bagAnswer.ts';
import { showBag } from '../bag/bagStore.ts';
import { report } from '../data-layer/report.ts';
import { useSend } from '../form/useSend.ts';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import { UndoRemoveRoot } from './UndoRemove.styles.ts';

/** Where a line goes as it leaves the bag. */
export type Destination = 'nowhere' | 'wishlist';
export type OnLeave = (line: BagLine, to: Destination) => void;

interface UndoRemoveProps {
  readonly line: BagLine;
  readonly to: Destination;
  readonly onUndone: () => void;
}

/** Says what was taken out and puts it back. It takes the focus that went with the line. */
export function UndoRemove({ line, to, onUndone }: UndoRemoveProps) {
  const { href } = usePageFacts();
  const { send, busy, lost, answer } = useSend<BagAnswer>(href('/me/bag'));
  const root = useRef<HTMLDivElement>(null);
  const mark = useRef<string>(undefined);
  // The external system is the browser's focus, which went with the button that was pressed.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    mark.current ??= newIdempotencyToken();
    form.set('mark', mark.current);
    const answered = await send(form);
    if (answered?.tag !== 'added') return;
    showBag(answered.view);
    onUndone();
  };
  const gone = to === 'wishlist' ? 'is now on your wishlist.' : 'is no longer in your bag.';
  const problem = lost ? messages.notReached : answer?.tag === 'refused' ? answer.message : undefined;
  return (
    <UndoRemoveRoot ref={root} role="status" tabIndex={-1}>
      <p>{problem ?? `${line.name} ${gone}`}</p>
      <form method="post" action={href('/bag')} onSubmit={(event) => void onSubmit(event)}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={line.productId} />
        <input type="hidden" name="variantId" value={line.variantId} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <Button type="submit" variant="tertiary" size="small" loading={busy}>
          Undo
        </Button>
      </form>
    </UndoRemoveRoot>
  );
}

/**
 * The line last taken out, once it has left the bag: it can be put back. A gift card cannot, as what was written for
 * it went with it.
 */
export function useRemovedLine(lines: readonly BagLine[]) {
  const [taken, setTaken] = useState<{ readonly line: BagLine; readonly to: Destination }>();
  const { currency } = usePageFacts();
  const gone = taken && !lines.some(({ id }) => id === taken.line.id) ? taken : undefined;
  // The external system is the data layer: the server has said that the line is out of the bag.
  useEffect(() => {
    if (gone) report(itemEvent('remove_from_cart', currency, [itemOfLine(gone.line)]));
  }, [gone, currency]);
  const removed = gone && !isGiftCard(gone.line.sku) ? gone : undefined;
  const onLeave: OnLeave = (line, to) => setTaken({ line, to });
  return { removed, onLeave, forget: () => setTaken(undefined) };
}
