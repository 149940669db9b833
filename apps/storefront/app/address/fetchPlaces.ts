import { foundAddresses } from '@tailorbird/commerce/addresses/addressQuery';
import type { Place } from '@tailorbird/commerce/model/address';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { askServer } from '../http/askServer.ts';

/** How long a shopper's typing waits for the address service; the fields below can be filled in all the while. */
const timeoutMs = 4000;

/** Finds addresses for what is typed, at an address of the shop such as `/eu/me/places`. */
export type AskPlaces = (
  address: string,
  query: string,
  signal: AbortSignal,
) => Promise<Result<readonly Place[], string>>;

/** Asks the shop. What somebody types of where they live goes in the body: addresses of pages are logged. */
export const fetchPlaces: AskPlaces = async (address, query, signal) => {
  try {
    const body = await askServer<unknown>(address, {
      method: 'POST',
      body: new URLSearchParams({ query }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return Array.isArray(body) && body.every(isPlace)
      ? ok(body.slice(0, foundAddresses))
      : err('The address finder answered something else than addresses.');
  } catch (cause) {
    return err(`The address finder did not answer: ${String(cause)}`);
  }
};

const parts = ['addressLine1', 'addressLine2', 'city', 'county', 'postCode', 'country'] as const;

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    parts.every((part) => typeof Reflect.get(value, part) === 'string')
  );
}
