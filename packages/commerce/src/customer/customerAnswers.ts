import type { CallError } from '../contract/callError.ts';
import { type Message, messages } from '../messages.ts';
import type { Customer } from '../model/customer.ts';
import { err, ok, type Result } from '../result.ts';

/** The customer an update answers with; none is ‘Failed to update customer’ (commerce §8). */
export function updatedCustomer(answer: Result<readonly Customer[], CallError>): Result<Customer, string> {
  if (!answer.ok)
    return err(answer.error.tag === 'refused' ? answer.error.message : messages.customerUpdateFailed);
  const [customer] = answer.value;
  return customer ? ok(customer) : err(messages.customerUpdateFailed);
}

/**
 * The customer behind a page, from `getCustomers`. Nobody is silent for a guest, and the error ‘Retrieving user
 * data failed.’ where the login cookie says that somebody is signed in (commerce §4 load customer).
 */
export function loadedCustomer(
  answer: Result<Customer | null, CallError>,
  hasLoginCookie: boolean,
): Result<Customer | null, Message> {
  const customer = answer.ok ? answer.value : null;
  return customer === null && hasLoginCookie ? err(messages.userDataFailed) : ok(customer);
}
