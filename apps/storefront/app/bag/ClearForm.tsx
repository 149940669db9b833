import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { Form } from 'react-router';

/** Empties the bag once the shopper has said so twice; needs no script. */
export function ClearForm() {
  return (
    <details data-part="clear">
      <summary>Empty my bag</summary>
      <Form method="post" action={usePageFacts().href('/bag')}>
        <Button type="submit" name="intent" value="clear" variant="secondary" size="small">
          Yes, take everything out
        </Button>
      </Form>
    </details>
  );
}
