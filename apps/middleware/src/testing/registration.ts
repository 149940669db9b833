import type { ArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Customer } from '@tailorbird/commerce/model/customer';
import type { Shopper } from './shopWith.ts';
import { valueOf } from './valueOf.ts';

export const password = 'hedgerow 7 gate';

/** Every field of the registration payload; nothing ticked that would have to be confirmed. */
export function registration(email: string): ArgsOf<'commerce', 'registerCustomer'>[0] {
  return {
    email,
    password,
    firstName: 'Maud',
    lastName: 'Fenwick',
    customFields: [{ name: 'Shoe size', value: '5' }],
    phone: '01584 000000',
    title: 'Ms',
    dateOfBirth: '1984-03-12',
    preferenceEmail: false,
    preferencePost: false,
    countryIso2: 'GB',
    acceptsProductReviewAbandonedCartEmails: true,
    addressFinder: 'SY8 1AA',
    address: {
      addressLine1: '1 Hill Street',
      addressLine2: '',
      city: 'Ludlow',
      county: 'Shropshire',
      postCode: 'SY8 1AA',
      country: 'GB',
    },
  };
}

/** Registers and so signs in. */
export function register(shopper: Shopper, email: string): Promise<Customer> {
  return valueOf(shopper.commerce.registerCustomer(registration(email)));
}

/** Registers by what /create-account asks for. */
export function registerByFour(shopper: Shopper, email: string): Promise<Customer> {
  const none = { customFields: [], phone: '', title: '', dateOfBirth: '', addressFinder: '', address: null };
  return valueOf(shopper.commerce.registerCustomer({ ...registration(email), ...none }));
}

/** Logs in, which has to succeed. */
export async function login(shopper: Shopper, email: string, secret = password): Promise<void> {
  const { isValid, errorMessage } = await valueOf(
    shopper.commerce.loginCustomer({ email, password: secret }),
  );
  if (!isValid) throw new Error(errorMessage ?? 'The login failed without a message.');
}
