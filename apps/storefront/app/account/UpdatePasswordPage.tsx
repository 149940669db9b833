import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { Form, useNavigation } from 'react-router';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { IdentityRoot } from './Identity.styles.ts';
import { PasswordField } from './PasswordField.tsx';

interface UpdatePasswordPageProps {
  readonly answer: AccountAnswer | undefined;
  /** The link's token; absent when it is not valid. */
  readonly token: string | undefined;
}

/** Sets a new password by the link of the reset e-mail; a link that is spent or too old leads to a new one. */
export function UpdatePasswordPage({ answer, token }: UpdatePasswordPageProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const main = useFirstInvalidFocus(answer);
  const invalid = token === undefined || answer?.message === messages.resetLinkInvalid;
  return (
    <IdentityRoot id="main" tabIndex={-1} ref={main}>
      <h1>Set a new password</h1>
      <FormMessage text={invalid ? messages.resetLinkInvalid : answer?.message} />
      {invalid ? (
        <>
          <p>A link works once, and for an hour. {messages.resetMailDelay}</p>
          <Button href={href('/forgot-password')}>Ask for a new link</Button>
        </>
      ) : (
        <Form method="post" action={href('/updatePassword')} noValidate>
          <input type="hidden" name="token" value={token} />
          <PasswordField
            label="New password"
            name="newPassword"
            kind="new"
            error={answer?.errors['newPassword']}
          />
          <Button type="submit" fullWidth size="large" loading={busy}>
            Set my password
          </Button>
        </Form>
      )}
    </IdentityRoot>
  );
}
