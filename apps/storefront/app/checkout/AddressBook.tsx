import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { CustomerAddress } from '@tailorbird/commerce/model/customer';

/** Which of the customer's addresses fills the form in: links, so that they work without script too. */
export function AddressBook({ addresses }: { addresses: readonly CustomerAddress[] }) {
  const { href } = usePageFacts();
  return (
    <div data-part="book">
      <p id="address-book">Use a saved address</p>
      <ul aria-labelledby="address-book">
        {addresses.map(({ id, firstName, lastName, addressLine1, city }) => (
          <li key={id}>
            <a href={href(`/checkout?step=address&to=${id}`)}>
              {`${firstName} ${lastName}, ${addressLine1}, ${city}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
