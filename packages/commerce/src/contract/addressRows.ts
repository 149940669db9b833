import { z } from 'zod';
import { foundAddresses } from '../addresses/addressQuery.ts';
import { foundPlace } from '../model/address.ts';
import { method, read, text } from './method.ts';

/** Finding an address by a part of it (commerce §7 other calls). */
export const addressRows = {
  findAddresses: method({
    ...read,
    service: 'addresses',
    rate: 'search',
    summary: 'Addresses in the market’s countries that fit what is typed, best first; none is no error.',
    args: z.tuple([z.strictObject({ query: text })]),
    answer: z.array(foundPlace).max(foundAddresses),
  }),
} as const;
