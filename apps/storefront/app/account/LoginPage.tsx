import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { FormMessage } from '../form/FormMessage.tsx';
import type { AccountAnswer } from './accountAnswer.ts';
import { IdentityRoot } from './Identity.styles.ts';
import { LoginForm } from './LoginForm.tsx';
import type { LoginNotice } from './loginNotices.ts';

interface LoginPageProps {
  readonly answer: AccountAnswer | undefined;
  readonly next: string;
  readonly notice: LoginNotice | null;
}

/** Logs in; whoever has no account is led to make one, or to an order without one. */
export function LoginPage({ answer, next, notice }: LoginPageProps) {
  const { href } = usePageFacts();
  const query = next ? `?${new URLSearchParams({ next })}` : '';
  return (
    <IdentityRoot id="main" tabIndex={-1} data-pair="">
      <h1>Log in</h1>
      {!answer && notice && <FormMessage text={notice.text} done={notice.good} />}
      <LoginForm answer={answer} next={next} />
      <section data-part="aside" aria-labelledby="new-here">
        <h2 id="new-here">New here?</h2>
        <p>An account keeps your addresses, your orders and your wishlist together.</p>
        <Button href={href(`/create-account${query}`)} variant="secondary">
          Create an account
        </Button>
      </section>
      <p data-part="ways">
        <a href={href('/find-order')}>Find an order you placed as a guest</a>
      </p>
    </IdentityRoot>
  );
}
