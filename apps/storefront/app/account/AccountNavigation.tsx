import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { useEffect, useRef } from 'react';
import type { LostAnswer } from '../form/clientAction.ts';
import { useStayingForm } from '../form/useStayingForm.ts';
import { type AccountView, accountViews, viewNames } from './accountViews.ts';

/** The views of the account, the wishlist, and the way out. A logout that gets no answer leaves the page as it is. */
export function AccountNavigation({ view }: { view: AccountView | undefined }) {
  const { href } = usePageFacts();
  const { Form, answer: lost, busy } = useStayingForm<LostAnswer>();
  const list = useRef<HTMLUListElement>(null);
  // The external system is the row’s own scrolling, where there is room for a part of it only, and the fonts it is set in.
  useEffect(() => {
    const scroll = () => {
      const current = list.current?.querySelector<HTMLElement>('[aria-current]');
      if (view && current)
        list.current?.scrollTo({ left: current.offsetLeft - list.current.offsetLeft - 40 });
    };
    void document.fonts.ready.then(scroll);
  }, [view]);
  return (
    <nav aria-label="Your account" data-part="views">
      <ul ref={list}>
        <li>
          <a href={href('/my-account')} aria-current={view === undefined ? 'page' : undefined}>
            Overview
          </a>
        </li>
        {viewNames.map((name) => (
          <li key={name}>
            <a href={href(`/my-account/${name}`)} aria-current={name === view ? 'page' : undefined}>
              {accountViews[name]}
            </a>
          </li>
        ))}
        <li>
          <a href={href('/wishlist')}>Wishlist</a>
        </li>
        <li>
          <Form method="post" action={href('/logout')}>
            <button type="submit" disabled={busy}>
              Log out
            </button>
          </Form>
        </li>
      </ul>
      {lost && !busy && <p role="alert">{`You are still logged in. ${lost.message}`}</p>}
    </nav>
  );
}
