import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { QuantityField } from '@tailorbird/ui/QuantityField';
import { useReady } from '@tailorbird/ui/useReady';
import { useEffect, useRef } from 'react';
import { useBagChange } from './useBagChange.ts';

const debounceMs = 500;

/** Sets how many: by itself half a second after the last change (commerce §7), or with its button without script. */
export function QuantityForm({ line }: { line: BagLine }) {
  const { href } = usePageFacts();
  const { fetcher, busy, problem } = useBagChange();
  const ready = useReady();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The external system is time: a change still waiting is dropped with its line.
  useEffect(() => () => clearTimeout(timer.current), []);
  const sendSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void fetcher.submit(form.current), debounceMs);
  };
  return (
    <fetcher.Form ref={form} method="post" action={href('/bag')} aria-busy={busy}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="answer" value={ready ? 'panel' : 'page'} />
      <QuantityField
        key={line.quantity}
        label={`Quantity of ${line.name}`}
        hideLabel
        name="quantity"
        defaultValue={line.quantity}
        onChange={sendSoon}
      />
      {!ready && (
        <Button type="submit" variant="tertiary" size="small">
          Update
        </Button>
      )}
      {problem && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
    </fetcher.Form>
  );
}
