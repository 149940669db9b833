import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { consentWords, lettersEnd } from '@tailorbird/commerce/customer/consentWords';
import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { EmailField } from '../form/EmailField.tsx';
import { takeFocus } from '../form/takeFocus.ts';
import { useStayingForm } from '../form/useStayingForm.ts';
import { NewsletterFormRoot } from './NewsletterForm.styles.ts';
import type { NewsletterAnswer } from './subscribe.ts';

/** Leaves an address for the letters; the page, or what stands over it, stays. `posted` is the answer without scripts. */
export function NewsletterForm({ posted }: { posted?: NewsletterAnswer | undefined }) {
  const { href } = usePageFacts();
  const ready = useReady();
  const { Form, answer, busy, root } = useStayingForm(posted);
  if (answer?.tag === 'noted')
    return (
      <p ref={takeFocus} role="status" tabIndex={-1}>
        Thank you. Please open the link we have sent to that address, unless you are logged in with it.
      </p>
    );
  return (
    <NewsletterFormRoot ref={root}>
      <p>{consentWords.newsletter.marketing_email}</p>
      <Form method="post" action={href('/newsletter')} noValidate={ready}>
        <EmailField
          label="Your email address"
          name="email"
          defaultValue={answer?.values['email']}
          hint={lettersEnd}
          error={answer?.message}
        />
        <Button type="submit" fullWidth loading={busy}>
          Write to me
        </Button>
      </Form>
    </NewsletterFormRoot>
  );
}
