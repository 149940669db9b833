import type { CallError } from '../contract/callError.ts';
import { type Message, messages } from '../messages.ts';
import type { Customer } from '../model/customer.ts';
import { err, ok, type Result } from '../result.ts';

/**
 * The customer an update answers with.
 * @returns As error what the shopper reads: the reason of a refusal, else ‘Failed to update customer’, also where the
 * answer has no customer (commerce §8).
 */
export function updatedCustomer(answer: Result<readonly Customer[], CallError>): Result<Customer, string> {
  if (!answer.ok)
    return err(answer.error.tag === 'refused' ? answer.error.message : messages.customerUpdateFailed);
  const [customer] = answer.value;
  return customer ? ok(customer) : err(messages.customerUpdateFailed);
}

/**
 * The customer behind a page, from `getCustomers` (commerce §4 load customer).
 * @returns Null for a guest; the error ‘Retrieving user data failed.’ for nobody where the login cookie says that
 * somebody is signed in.
 */
export function loadedCustomer(
  answer: Result<Customer | null, CallError>,
  hasLoginCookie: boolean,
): Result<Customer | null, Message> {
  const customer = answer.ok ? answer.value : null;
  return customer === null && hasLoginCookie ? err(messages.userDataFailed) : ok(customer);
}
