import { AddressFinder } from '../address/AddressFinder.tsx';
import type { FoundPlaces } from '../address/foundPlaces.ts';
import { AsTypedField, PlaceParts } from '../address/PlaceParts.tsx';
import type { fieldsOf } from './fieldsOf.ts';

interface PlaceFieldsProps {
  readonly field: ReturnType<typeof fieldsOf>;
  /** What the address finder found without scripts. */
  readonly found: FoundPlaces | undefined;
  readonly findsAddresses: boolean;
}

/** Where somebody lives, found by a part of it or entered by hand. */
export function PlaceFields({ field, found, findsAddresses }: PlaceFieldsProps) {
  return (
    <>
      {findsAddresses && <AddressFinder sent={(name) => field(name).defaultValue} found={found} />}
      <PlaceParts field={field} />
      <AsTypedField field={field} />
    </>
  );
}
