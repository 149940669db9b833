import { err, ok, type Result } from '@tailorbird/commerce/result';
import type { SearchOpening } from './searchOpening.ts';

/** Asks the shop what a search begins with: the same for everybody in a market. */
export async function fetchOpening(address: string): Promise<Result<SearchOpening, string>> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(4000) });
    // Our own route `searchOpening`, of this very build, answers nothing else.
    if (response.ok) return ok((await response.json()) as SearchOpening);
    return err(`The shop answered ${response.status}.`);
  } catch (cause) {
    return err(`The shop did not answer: ${String(cause)}`);
  }
}
