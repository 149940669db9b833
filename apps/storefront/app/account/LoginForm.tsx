import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { useFetcher } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useFirstInvalidFocus.ts';
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
  const fetcher = useFetcher<AccountAnswer>();
  const answer = fetcher.data ?? fromPage;
  const form = useFirstInvalidFocus(answer);
  return (
    <LoginFormRoot ref={form}>
      <FormMessage text={answer?.message} />
      <fetcher.Form method="post" action={href('/login')} noValidate>
        <input type="hidden" name="next" value={answer?.values['next'] ?? next} />
        <EmailField autoComplete="username" {...fieldsOf(answer)('email')} />
        <PasswordField label="Password" kind="current" name="password" error={undefined} />
        <Button type="submit" fullWidth size="large" loading={fetcher.state !== 'idle'}>
          Log in
        </Button>
      </fetcher.Form>
      <a href={href('/forgot-password')}>Forgot your password?</a>
    </LoginFormRoot>
  );
}
