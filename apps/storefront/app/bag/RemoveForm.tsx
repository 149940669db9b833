import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { Form } from 'react-router';

/** Takes a line out of the bag. */
export function RemoveForm({ line }: { line: BagLine }) {
  const { href } = usePageFacts();
  return (
    <Form method="post" action={href('/bag')} preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemId" value={line.id} />
      <Button type="submit" variant="tertiary" size="small">
        Remove<VisuallyHidden>{` ${line.name}`}</VisuallyHidden>
      </Button>
    </Form>
  );
}
