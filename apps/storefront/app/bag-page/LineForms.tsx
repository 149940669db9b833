import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { lineName } from '@tailorbird/commerce/bag/lineOptions';
import { messages } from '@tailorbird/commerce/messages';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { importAgain } from '@tailorbird/engine/importAgain';
import { Button } from '@tailorbird/ui/Button';
import { QuantityField } from '@tailorbird/ui/QuantityField';
import { useReady } from '@tailorbird/ui/useReady';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { type FormEvent, useRef, useState } from 'react';
import type { BagAnswer } from '../bag/bagAnswer.ts';
import { showBag } from '../bag/bagStore.ts';
import { useSend } from '../form/useSend.ts';
import type { OnLeave } from './UndoRemove.tsx';
import { useQuantity } from './useQuantity.ts';

interface LineFormsProps {
  readonly line: BagLine;
  /** Told that the line is on its way out of the bag. */
  readonly onLeave: OnLeave;
}

/** What can be done with a line of the bag, each a form that works without script. */
export function LineForms({ line, onLeave }: LineFormsProps) {
  return (
    <>
      <QuantityForm line={line} />
      <MoveForm line={line} onLeave={onLeave} />
      <RemoveForm line={line} onLeave={onLeave} />
    </>
  );
}

/** Sets how many: by itself half a second after the last change (commerce §7), or with its button without script. */
function QuantityForm({ line }: { line: BagLine }) {
  const { href, market } = usePageFacts();
  const { change, busy, lost, problem } = useBagChange();
  const ready = useReady();
  const form = useRef<HTMLFormElement>(null);
  const send = async (quantity: number) =>
    (await change(lineForm('update', line.id, quantity))) !== undefined;
  const { version, onChange, sendNow } = useQuantity(form, line.quantity, send);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendNow();
  };
  return (
    <form ref={form} method="post" action={href('/bag')} aria-busy={busy} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="itemId" value={line.id} />
      <QuantityField
        key={version}
        label={`Quantity of ${lineName(line, market)}`}
        hideLabel
        name="quantity"
        defaultValue={line.quantity}
        onChange={({ value }) => onChange(value)}
      />
      {(!ready || lost) && (
        <Button type="submit" variant="tertiary" size="small" data-part={lost ? undefined : 'update'}>
          {lost ? 'Try again' : 'Update'}
        </Button>
      )}
      {problem && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Takes a line out of the bag. */
function RemoveForm({ line, onLeave }: LineFormsProps) {
  const { href, market } = usePageFacts();
  const { change, busy, problem } = useBagChange();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onLeave(line, 'nowhere');
    void change(lineForm('remove', line.id));
  };
  return (
    <form method="post" action={href('/bag')} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemId" value={line.id} />
      <Button type="submit" variant="tertiary" size="small" loading={busy}>
        Remove<VisuallyHidden>{` ${lineName(line, market)}`}</VisuallyHidden>
      </Button>
      {problem && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/**
 * Moves a line to the wishlist: onto the list first, then out of the bag, so that whatever fails it is lost in
 * neither. A gift card stays: the list has no place for what was written for it.
 */
function MoveForm({ line, onLeave }: LineFormsProps) {
  const { href, market } = usePageFacts();
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
        Move to wishlist<VisuallyHidden>{` ${lineName(line, market)}`}</VisuallyHidden>
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

/** One change of one line, on its own: what it is waiting for and what became of it concern no other. */
function useBagChange() {
  const { href } = usePageFacts();
  const { send, busy, lost, answer } = useSend<BagAnswer>(href('/me/bag'));
  const change = async (form: FormData): Promise<BagAnswer | undefined> => {
    const answered = await send(form);
    if (answered?.tag !== 'refused' && answered?.view) showBag(answered.view);
    return answered;
  };
  return { change, busy, lost, problem: lost ? messages.notReached : problemIn(answer) };
}

function problemIn(answer: BagAnswer | undefined): string | null {
  if (answer?.tag === 'refused') return answer.message;
  return answer?.tag === 'changed' ? answer.problem : null;
}

/** What is asked of one line of the bag. */
function lineForm(intent: 'update' | 'remove', itemId: string, quantity?: number): FormData {
  const form = new FormData();
  form.set('intent', intent);
  form.set('itemId', itemId);
  if (quantity !== undefined) form.set('quantity', String(quantity));
  return form;
}
