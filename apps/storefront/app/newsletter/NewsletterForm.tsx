import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { consentWords } from '@tailorbird/commerce/customer/consentWords';
import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { useFetcher } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { useFirstInvalidFocus } from '../form/useFirstInvalidFocus.ts';
import { NewsletterFormRoot } from './NewsletterForm.styles.ts';
import type { NewsletterAnswer } from './subscribe.ts';

/** Leaves an address for the letters; the page, or what stands over it, stays. `posted` is the answer without scripts. */
export function NewsletterForm({ posted }: { posted?: NewsletterAnswer | undefined }) {
  const { href } = usePageFacts();
  const ready = useReady();
  const fetcher = useFetcher<NewsletterAnswer>();
  const answer = fetcher.data ?? posted;
  const root = useFirstInvalidFocus<HTMLDivElement>(answer);
  if (answer?.tag === 'noted')
    return (
      <p role="status">
        Thank you. Please open the link we have sent to that address, unless you are logged in with it.
      </p>
    );
  return (
    <NewsletterFormRoot ref={root}>
      <p>{consentWords.newsletter.marketing_email}</p>
      <fetcher.Form method="post" action={href('/newsletter')} noValidate={ready}>
        <EmailField
          label="Your email address"
          name="email"
          defaultValue={answer?.values['email']}
          hint="Every letter has a link that ends them."
          error={answer?.message}
        />
        <Button type="submit" fullWidth loading={fetcher.state !== 'idle'}>
          Write to me
        </Button>
      </fetcher.Form>
    </NewsletterFormRoot>
  );
}
