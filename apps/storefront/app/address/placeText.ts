import { placeLines } from '@tailorbird/commerce/addresses/addressLines';
import { statesOf } from '@tailorbird/commerce/addresses/states';
import type { Place } from '@tailorbird/commerce/model/address';

/** A place in a line, to be chosen from others: `1 Hill Street, Ludlow, SY8 1AA`. States are said, counties are not. */
export function placeText(place: Place): string {
  const county = place.country in statesOf ? place.county : '';
  return placeLines({ ...place, county }).join(', ');
}
