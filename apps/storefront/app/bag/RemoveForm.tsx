import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useBagChange } from './useBagChange.ts';

interface RemoveFormProps {
  readonly line: BagLine;
  readonly onRemove: (line: BagLine) => void;
}

/** Takes a line out of the bag. */
export function RemoveForm({ line, onRemove }: RemoveFormProps) {
  const { href } = usePageFacts();
  const ready = useReady();
  const { fetcher, busy, problem } = useBagChange();
  return (
    <fetcher.Form method="post" action={href('/bag')} onSubmit={() => onRemove(line)}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="answer" value={ready ? 'panel' : 'page'} />
      <Button type="submit" variant="tertiary" size="small" loading={busy}>
        Remove<VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
      </Button>
      {problem && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
    </fetcher.Form>
  );
}
