import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { QuantityField } from '@tailorbird/ui/QuantityField';
import { useReady } from '@tailorbird/ui/useReady';
import { type FormEvent, useRef } from 'react';
import { lineForm } from './lineForm.ts';
import { useBagChange } from './useBagChange.ts';
import { useQuantity } from './useQuantity.ts';

/** Sets how many: by itself half a second after the last change (commerce §7), or with its button without script. */
export function QuantityForm({ line }: { line: BagLine }) {
  const { href } = usePageFacts();
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
        label={`Quantity of ${line.name}`}
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
