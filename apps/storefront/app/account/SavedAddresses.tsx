import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { addressLines } from '@tailorbird/commerce/addresses/addressLines';
import type { Customer, CustomerAddress } from '@tailorbird/commerce/model/customer';
import { Button } from '@tailorbird/ui/Button';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { Form } from 'react-router';
import { AccountForm } from './AccountForm.tsx';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf } from './fieldsOf.ts';
import { NameFields, PhoneField } from './PersonFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';

interface SavedAddressesProps {
  readonly customer: Customer;
  readonly addresses: readonly CustomerAddress[];
  readonly editing: number | 'new' | undefined;
  readonly answer: AccountAnswer | undefined;
  /** Marks the address being added. */
  readonly mark: string;
  /** Whether there is an address finder. */
  readonly findsAddresses: boolean;
}

/** The address book: what is in it, and the one being changed or added. */
export function SavedAddresses({ addresses, editing, ...form }: SavedAddressesProps) {
  const { href } = usePageFacts();
  const edited = addresses.find(({ id }) => id === editing);
  if (edited || editing === 'new') return <AddressForm {...form} address={edited} />;
  return (
    <>
      {addresses.length === 0 && <p>You have not saved an address yet.</p>}
      <ul data-part="tiles">
        {addresses.map((address) => (
          <AddressTile key={address.id} address={address} />
        ))}
      </ul>
      <div data-part="actions">
        <Button href={href('/my-account/SavedAddresses?edit=new')} variant="secondary">
          Add an address
        </Button>
      </div>
    </>
  );
}

function AddressTile({ address }: { address: CustomerAddress }) {
  const { href } = usePageFacts();
  const { id, firstName, lastName, addressLine1 } = address;
  const which = <VisuallyHidden>{` ${addressLine1}`}</VisuallyHidden>;
  return (
    <li>
      <h2>{`${firstName} ${lastName}`}</h2>
      <address>
        {addressLines(address).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
      <div data-part="actions">
        <Button href={href(`/my-account/SavedAddresses?edit=${id}`)} variant="tertiary" size="small">
          Change{which}
        </Button>
        <Form method="post" action={href('/my-account/SavedAddresses')}>
          <input type="hidden" name="intent" value="delete-address" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="tertiary" size="small">
            Remove{which}
          </Button>
        </Form>
      </div>
    </li>
  );
}

interface AddressFormProps
  extends Pick<SavedAddressesProps, 'customer' | 'answer' | 'mark' | 'findsAddresses'> {
  readonly address: CustomerAddress | undefined;
}

function AddressForm({ customer, address, answer, mark, findsAddresses }: AddressFormProps) {
  const { href } = usePageFacts();
  const { firstName, lastName, phone } = customer;
  const { formFields: _, id = 0, ...saved } = address ?? { firstName, lastName, phone, formFields: [] };
  const field = fieldsOf(answer, saved);
  return (
    <>
      <AccountForm intent="address" submit="Save this address">
        {id > 0 ? (
          <input type="hidden" name="id" value={id} />
        ) : (
          <input type="hidden" name="mark" value={mark} />
        )}
        <div data-part="fields">
          <NameFields field={field} />
          <PhoneField field={field} />
          <PlaceFields field={field} found={answer?.found} findsAddresses={findsAddresses} />
        </div>
      </AccountForm>
      <div data-part="actions">
        <Button href={href('/my-account/SavedAddresses')} variant="tertiary">
          Back to your addresses
        </Button>
      </div>
    </>
  );
}
