import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { CheckboxField } from '@tailorbird/ui/CheckboxField';
import { useState } from 'react';
import { IdentityRoot } from '../account/Identity.styles.ts';
import type { Consent } from '../data-layer/consentCookie.ts';
import { choicesPath } from './choicesPath.ts';
import { useChoose } from './useChoose.ts';

interface CookieChoicesPageProps {
  /** Whether the shop counts anything: else there is nothing to choose. */
  readonly isAsked: boolean;
  /** What holds today, chosen or assumed. */
  readonly consent: Consent;
  /** The form has just been sent without scripts. */
  readonly saved: boolean;
}

/** What the shop may do beyond what it must, or that it does no more. */
export function CookieChoicesPage({ isAsked, ...choice }: CookieChoicesPageProps) {
  const { href } = usePageFacts();
  return (
    <IdentityRoot id="main" tabIndex={-1}>
      <h1>Cookie choices</h1>
      <p>
        The bag, your login, and the country you chose need cookies, and are always on.{' '}
        {isAsked
          ? 'The rest is yours to decide, today and whenever you come back here.'
          : 'This shop keeps no others and counts nothing, so there is nothing to choose.'}{' '}
        <a href={href('/cookies')}>What each cookie does</a>
      </p>
      {isAsked && <Choices {...choice} />}
    </IdentityRoot>
  );
}

/** One purpose each; a form that works without scripts. */
function Choices({ consent, saved }: Omit<CookieChoicesPageProps, 'isAsked'>) {
  const { href } = usePageFacts();
  const [kept, setKept] = useState<Consent>();
  const choose = useChoose(setKept);
  const shown = kept ?? consent;
  return (
    <>
      <p role="status">{(kept || saved) && 'Thank you. Your choice is kept for half a year.'}</p>
      <form method="post" action={href(choicesPath)} onSubmit={choose} key={JSON.stringify(shown)}>
        <CheckboxField
          name="analytics"
          label="Counting"
          hint="Which pages and things are looked at, so that we mend what is hard to find."
          defaultChecked={shown.analytics}
        />
        <CheckboxField
          name="personalisation"
          label="Suggestions"
          hint="Things that go with what you have looked at, and what is in your bag."
          defaultChecked={shown.personalisation}
        />
        <Button type="submit" name="choice" value="some" fullWidth>
          Keep these choices
        </Button>
        <Button type="submit" name="choice" value="none" variant="secondary" fullWidth>
          Refuse both
        </Button>
        <Button type="submit" name="choice" value="all" variant="secondary" fullWidth>
          Accept both
        </Button>
      </form>
    </>
  );
}
