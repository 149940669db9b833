import type { Market } from '@tailorbird/commerce/market';
import { type Address, addressIn } from '@tailorbird/commerce/model/address';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { type FieldErrors, fieldErrors, textIn } from '../form/formFields.ts';
import { lookedAt } from './addressDoubts.ts';
import { asTyped } from './asTyped.ts';

/** What is said at the box that uses an address as it was typed. */
const askAgain = 'Please look at what is marked above, or tick this.';

/**
 * Reads the fields of one address, whose names begin with `prefix`, in its country's own writing. What is missing is
 * refused; what looks wrong is asked about once, by name of the field.
 */
export function readAddress(form: FormData, market: Market, prefix = ''): Result<Address, FieldErrors> {
  const schema = addressIn(market);
  const fields = Object.keys(schema.shape).map((name) => [name, textIn(form, prefix + name)]);
  const parsed = schema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return err(fieldErrors(parsed.error, prefix));
  const { address, doubts } = lookedAt(parsed.data, market);
  const asked = doubtsOf(form, doubts, prefix);
  return asked ? err(asked) : ok(address);
}

/** What is still to be asked about an address; undefined where nothing is, or the shopper has said that it is right. */
function doubtsOf(form: FormData, doubts: FieldErrors, prefix = ''): FieldErrors | undefined {
  const named = Object.entries(doubts).map(([name, doubt]) => [prefix + name, doubt] as const);
  if (named.length === 0 || form.get(prefix + asTyped) === 'on') return undefined;
  return Object.fromEntries([...named, [prefix + asTyped, askAgain]]);
}
