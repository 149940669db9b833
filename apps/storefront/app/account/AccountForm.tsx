import { Button } from '@tailorbird/ui/Button';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

interface AccountFormProps {
  /** What is asked for, a key of `accountChanges`. */
  readonly intent: string;
  readonly submit: string;
  readonly children: ReactNode;
}

/** One form of the account; it posts to the view it stands in, and keeps what was typed when it is refused. */
export function AccountForm({ intent, submit, children }: AccountFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}
