import { countryName } from '@tailorbird/commerce/checkout/deliveryCountries';
import type { Address } from '@tailorbird/commerce/model/address';

/** An address on one line, without what was left blank. */
export function oneLine(address: Address): string {
  const { firstName, lastName, addressLine1, addressLine2, city, county, postCode, country } = address;
  return [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2,
    city,
    county,
    postCode,
    countryName(country),
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');
}
