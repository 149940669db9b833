import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { Button } from '@tailorbird/ui/Button';

const tiles = [
  ['Orders', 'Where they are, and what was in them.', 'See your orders', '/my-account/OrderHistory'],
  ['Addresses', 'So that you type them once.', 'See your addresses', '/my-account/SavedAddresses'],
  ['Wishlist', 'What you have an eye on.', 'See your wishlist', '/wishlist'],
] as const;

/** The first page of the account: who is logged in, and what there is. */
export function AccountOverview({ customer }: { customer: Customer }) {
  const { href } = usePageFacts();
  return (
    <>
      <p>
        You are logged in as <b>{customer.email}</b>.
      </p>
      <ul data-part="tiles">
        {tiles.map(([title, text, action, to]) => (
          <li key={to}>
            <h2>{title}</h2>
            <p>{text}</p>
            <div data-part="actions">
              <Button href={href(to)} variant="tertiary">
                {action}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
