import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { Button } from '@tailorbird/ui/Button';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import type { useStayingForm } from '../form/useStayingForm.ts';
import { GuestsOrder } from './GuestsOrder.tsx';
import { type ReturnAnswer, returnIdField } from './returnAnswer.ts';

/** What the forms of an order's returns share: each answer is the newest word on all of them. */
export interface ReturnForms
  extends Pick<ReturnType<typeof useStayingForm<ReturnAnswer>>, 'Form' | 'answer' | 'busy'> {
  /** Where they are posted to. */
  readonly action: string;
  /** Whose order it is has to be said anew. */
  readonly isGuests?: boolean | undefined;
}

interface CancelReturnProps extends ReturnForms {
  readonly order: TrackedOrder;
  readonly returnId: number;
}

/** Calls off a return that is waited for. */
export function CancelReturn({ Form, busy, action, isGuests, order, returnId }: CancelReturnProps) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="cancel-return" />
      <input type="hidden" name={returnIdField} value={returnId} />
      {isGuests && <GuestsOrder order={order} />}
      <Button type="submit" variant="tertiary" loading={busy}>
        Cancel this return<VisuallyHidden>{`, ${returnId}`}</VisuallyHidden>
      </Button>
    </Form>
  );
}
