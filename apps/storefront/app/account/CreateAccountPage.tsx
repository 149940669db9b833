import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { CheckboxField } from '@tailorbird/ui/CheckboxField';
import { Form, useNavigation } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf, isTicked } from './fieldsOf.ts';
import { IdentityRoot } from './Identity.styles.ts';
import { PasswordField } from './PasswordField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';

interface CreateAccountPageProps {
  readonly answer: AccountAnswer | undefined;
  readonly next: string;
}

/** Registers: who you are, where you live, and what we may send (commerce §3 registration payload). */
export function CreateAccountPage({ answer, next }: CreateAccountPageProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const main = useFirstInvalidFocus(answer);
  const field = fieldsOf(answer);
  return (
    <IdentityRoot id="main" tabIndex={-1} ref={main} data-wide="">
      <h1>Create an account</h1>
      <p data-part="ways">
        <a href={href('/login')}>I have an account already</a>
        {answer?.message === messages.accountExists && (
          <a href={href('/forgot-password')}>Reset my password</a>
        )}
      </p>
      <FormMessage text={answer?.message} />
      <Form method="post" action={href('/create-account')} noValidate>
        <input type="hidden" name="next" value={answer?.values['next'] ?? next} />
        <fieldset data-narrow="">
          <legend>Log in with</legend>
          <EmailField autoComplete="username" {...field('email')} />
          <PasswordField label="Password" name="password" kind="new" error={answer?.errors['password']} />
        </fieldset>
        <fieldset>
          <legend>About you</legend>
          <PersonFields field={field} />
        </fieldset>
        <fieldset>
          <legend>Your address</legend>
          <PlaceFields field={field} found={answer?.found} />
        </fieldset>
        <fieldset data-narrow="">
          <legend>May we write to you?</legend>
          <PreferenceFields
            email={isTicked(answer, 'preferenceEmail', false)}
            post={isTicked(answer, 'preferencePost', false)}
          />
          <CheckboxField
            name="reviewEmails"
            label="Ask me for a review, and remind me of a bag I left"
            defaultChecked={isTicked(answer, 'reviewEmails', false)}
          />
        </fieldset>
        <Button type="submit" fullWidth size="large" loading={busy}>
          Create my account
        </Button>
      </Form>
    </IdentityRoot>
  );
}
