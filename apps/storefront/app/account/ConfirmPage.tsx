import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { AnswerOf } from '@tailorbird/commerce/contract/contract';
import { lettersEnd, lettersPromise } from '@tailorbird/commerce/customer/consentWords';
import { mailedLinkWords } from '@tailorbird/commerce/customer/mailedLinkWords';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { Form, useNavigation } from 'react-router';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { IdentityRoot } from './Identity.styles.ts';

export type LinkPurpose = NonNullable<AnswerOf<'commerce', 'readMailedLink'>['purpose']>;

/** What a link asks before it does anything. */
const questions: { readonly [P in LinkPurpose]: { title: string; text: string } } = {
  unlock: {
    title: 'Log in with this browser',
    text: 'From now on you can log in here, whatever others try with your email address.',
  },
  email: {
    title: 'Confirm your new email address',
    text: 'From now on you log in with it, and our mails go there. Other devices are logged out.',
  },
  consent: {
    title: 'Letters from us',
    text: `${lettersPromise} ${lettersEnd}`,
  },
  withdrawal: {
    title: mailedLinkWords.withdrawal,
    text: 'We will send you no more news, offers or catalogues. About your orders we write in any case.',
  },
};

interface ConfirmPageProps {
  readonly answer: AccountAnswer | undefined;
  /** The link's token and what it would do; absent when it is not valid. */
  readonly link: { readonly token: string; readonly purpose: LinkPurpose } | undefined;
  /** What has been confirmed. */
  readonly done: string | null;
}

/** Asks whoever opened a mailed link to press a button: programs that check mails open links, and press nothing. */
export function ConfirmPage({ answer, link, done }: ConfirmPageProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const main = useFirstInvalidFocus(answer);
  if (!link && done !== null) {
    return (
      <IdentityRoot id="main" tabIndex={-1} ref={main}>
        <h1>Confirmed</h1>
        <FormMessage done text={done} />
        <Button href={href('/')}>To the shop</Button>
      </IdentityRoot>
    );
  }
  if (!link || answer?.message === messages.linkInvalid) {
    return (
      <IdentityRoot id="main" tabIndex={-1} ref={main}>
        <h1>This link is not valid</h1>
        <FormMessage text={messages.linkInvalid} />
        <Button href={href('/')}>To the shop</Button>
      </IdentityRoot>
    );
  }
  const { title, text } = questions[link.purpose];
  return (
    <IdentityRoot id="main" tabIndex={-1} ref={main}>
      <h1>{title}</h1>
      <FormMessage text={answer?.message} />
      <p>{text}</p>
      <Form method="post" action={href('/confirm')}>
        <input type="hidden" name="token" value={link.token} />
        <input type="hidden" name="purpose" value={link.purpose} />
        <Button type="submit" fullWidth size="large" loading={busy}>
          {mailedLinkWords[link.purpose]}
        </Button>
      </Form>
    </IdentityRoot>
  );
}
