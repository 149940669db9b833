import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { isDigitalOnly } from '@tailorbird/commerce/bag/bagContents';
import type { Address } from '@tailorbird/commerce/model/address';
import type { CustomerAddress } from '@tailorbird/commerce/model/customer';
import { Button } from '@tailorbird/ui/Button';
import { CheckboxField } from '@tailorbird/ui/CheckboxField';
import { Form, useNavigation } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { AddressBook } from './AddressBook.tsx';
import { AddressFields } from './AddressFields.tsx';
import { addressValues } from './addressValues.ts';
import type { StepProps } from './stepProps.ts';

export interface AddressStepProps extends StepProps {
  readonly guestEmail: string;
  /** The customer's address book: its first fills the form in, or the one whose id is `chosen`. */
  readonly saved?: readonly CustomerAddress[];
  readonly chosen?: number;
  /** What is known of a customer whose book is empty. */
  readonly own?: Partial<Address> | undefined;
  /** Whether there is an address finder. */
  readonly findsAddresses: boolean;
}

/** Contact, where it goes, and where the bill goes when that is somewhere else. */
export function AddressStep({ checkout, answer, guestEmail, saved = [], ...rest }: AddressStepProps) {
  const { chosen, own, findsAddresses } = rest;
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const digital = isDigitalOnly(checkout.bag);
  const settled = checkout.consignments[0]?.address;
  const wanted = saved.find(({ id }) => id === chosen);
  const shipping = wanted ?? settled ?? saved[0] ?? own;
  const values = answer?.values ?? {
    email: checkout.email ?? guestEmail,
    ...addressValues('shipping', shipping),
    ...addressValues('billing', checkout.billingAddress ?? shipping),
  };
  const errors = answer?.errors ?? {};
  const shown = { values, errors, found: answer?.found, findsAddresses };
  const alike = !settled || JSON.stringify(settled) === JSON.stringify(checkout.billingAddress);
  const same = answer ? answer.values['sameAddress'] === 'on' : alike;
  return (
    <Form key={wanted?.id} method="post" action={href('/checkout?step=address')} noValidate>
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="version" value={checkout.version} />
      <EmailField name="email" defaultValue={values['email']} error={errors['email']} />
      {saved.length > 1 && <AddressBook addresses={saved} />}
      {!digital && <AddressFields prefix="shipping" title="Where shall we send it?" {...shown} />}
      {!digital && (
        <CheckboxField name="sameAddress" label="Bill me at the same address" defaultChecked={same} />
      )}
      <div data-part="billing" data-always={digital ? '' : undefined}>
        <AddressFields prefix="billing" title="Billing address" {...shown} />
      </div>
      <Button type="submit" size="large" loading={busy}>
        {digital ? 'Continue to payment' : 'Continue to delivery'}
      </Button>
    </Form>
  );
}
