import type { WalletContact } from './walletAnswers.ts';

/** Whom a wallet knows, in stories and tests. */
export const storyContact: WalletContact = {
  firstName: 'Maud',
  lastName: 'Fenwick',
  addressLine1: '1 Hill Street',
  addressLine2: '',
  city: 'Ludlow',
  county: '',
  postCode: 'SY8 1AA',
  country: 'GB',
  phone: '01584 000000',
  email: 'maud@example.com',
};
