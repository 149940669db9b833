import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { countryName, deliveryCountries } from '@tailorbird/commerce/checkout/deliveryCountries';
import { placeWords } from '@tailorbird/commerce/checkout/placeWords';
import { markets } from '@tailorbird/commerce/market';
import type { WalletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import { SelectField } from '@tailorbird/ui/SelectField';
import { TextField } from '@tailorbird/ui/TextField';
import type { WalletContact, WalletProblem } from './walletAnswers.ts';

interface WalletContactFieldsProps {
  readonly request: WalletRequest;
  readonly problems: readonly WalletProblem[];
  readonly onCountry: (country: string) => void;
}

/** What is asked for: where it goes, or, with nothing to deliver, whose card it is. */
export function WalletContactFields({ request, problems, onCountry }: WalletContactFieldsProps) {
  const { market } = usePageFacts();
  const asks = request.shippingContactFields;
  const field = (name: keyof WalletContact, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    error: problems.find((problem) => problem.field === name)?.message,
  });
  return (
    <>
      {asks.includes('email') ? (
        <TextField type="email" required {...field('email', 'Email address', 'email')} />
      ) : (
        <p>Your confirmation goes to {request.email}.</p>
      )}
      <fieldset data-part="contact">
        <legend>{asks.includes('postalAddress') ? 'Deliver to' : 'Billing address'}</legend>
        <TextField required {...field('firstName', 'First name', 'given-name')} />
        <TextField required {...field('lastName', 'Last name', 'family-name')} />
        <TextField required {...field('addressLine1', placeWords[market].street, 'address-line1')} />
        <TextField required {...field('city', placeWords[market].city, 'address-level2')} />
        <TextField required {...field('postCode', placeWords[market].postCode, 'postal-code')} />
        <SelectField
          required
          {...field('country', 'Country', 'country')}
          defaultValue={markets[market].homeCountry}
          options={countries(market)}
          onChange={(event) => onCountry(event.currentTarget.value)}
        />
        <TextField type="tel" required {...field('phone', 'Phone number', 'tel')} />
      </fieldset>
    </>
  );
}

/** A wallet knows addresses anywhere, so the sheet has some that the market does not deliver to. */
function countries(market: keyof typeof markets) {
  const { uk, eu, us } = deliveryCountries;
  const codes = new Set([...deliveryCountries[market], ...uk, ...eu, ...us, 'JP']);
  return [...codes].map((code) => ({ value: code, label: countryName(code) }));
}
