import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Form } from 'react-router';
import { type AccountView, accountViews, viewNames } from './accountViews.ts';

/** The views of the account, the wishlist, and the way out. */
export function AccountNavigation({ view }: { view: AccountView | undefined }) {
  const { href } = usePageFacts();
  return (
    <nav aria-label="Your account" data-part="views">
      <ul>
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
            <button type="submit">Log out</button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}
