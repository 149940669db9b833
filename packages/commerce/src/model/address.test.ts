import { expect, test } from 'vitest';
import { marketList } from '../market.ts';
import { addressIn } from './address.ts';

const told = {
  uk: { postCode: 'Postcode is required' },
  eu: { postCode: 'Postcode or Eircode is required' },
  us: { postCode: 'ZIP or postal code is required', county: 'State or province is required' },
};

test.each(marketList)(
  'commerce §5 address 1: in the %s market what is missing is told in its words',
  (market) => {
    const parsed = addressIn(market).safeParse({
      firstName: 'Wren',
      lastName: 'Hedge',
      addressLine1: '1 Lane End',
      addressLine2: '',
      city: 'Ludlow',
      county: '',
      postCode: ' ',
      country: 'GB',
      phone: '01584 000000',
    });
    const problems = parsed.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    expect(Object.fromEntries(problems)).toEqual(told[market]);
  },
);
