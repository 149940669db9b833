import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { EmailField } from '../form/EmailField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { useStayingForm } from '../form/useStayingForm.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf } from './fieldsOf.ts';
import { LoginFormRoot } from './LoginForm.styles.ts';
import { PasswordField } from './PasswordField.tsx';

interface LoginFormProps {
  /** What the page was answered, where no script sent the form. */
  readonly answer?: AccountAnswer | undefined;
  /** Where to go on, without market; the account if it is empty. */
  readonly next: string;
}

/** E-mail and password, on the login page and in the login modal. */
export function LoginForm({ answer: fromPage, next }: LoginFormProps) {
  const { href } = usePageFacts();
  const { Form, answer, busy, root } = useStayingForm(fromPage);
  const goesOn = answer?.values['next'] ?? next;
  const query = goesOn && `?${new URLSearchParams({ next: goesOn })}`;
  return (
    <LoginFormRoot ref={root}>
      <FormMessage text={answer?.message} />
      <Form method="post" action={href('/login')} noValidate>
        <input type="hidden" name="next" value={goesOn} />
        <EmailField autoComplete="username" {...fieldsOf(answer)('email')} />
        <PasswordField label="Password" kind="current" name="password" error={undefined} />
        <Button type="submit" fullWidth size="large" loading={busy}>
          Log in
        </Button>
      </Form>
      <a href={href(`/forgot-password${query}`)}>Forgot your password?</a>
    </LoginFormRoot>
  );
}
