import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import type { FormEvent } from 'react';
import { lineForm } from './lineForm.ts';
import { useBagChange } from './useBagChange.ts';
import type { OnLeave } from './useRemovedLine.ts';

interface RemoveFormProps {
  readonly line: BagLine;
  readonly onLeave: OnLeave;
}

/** Takes a line out of the bag. */
export function RemoveForm({ line, onLeave }: RemoveFormProps) {
  const { href } = usePageFacts();
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
        Remove<VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
      </Button>
      {problem && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
