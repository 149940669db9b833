import { listingHref, parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import type { ListingCounts } from './loadCounts.ts';

/** Asks for the figures of what is ticked in a form of filters. They are a help: without them the form works as it stands. */
export async function countTicked(
  form: HTMLFormElement,
  path: string,
  signal: AbortSignal,
): Promise<ListingCounts | undefined> {
  const ticked = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  try {
    const address = listingHref(path, parseListingQuery(ticked));
    const response = await fetch(address, { signal, credentials: 'omit' });
    // Our own route `listingCounts`, of this very build, answers nothing else.
    return response.ok ? ((await response.json()) as ListingCounts) : undefined;
  } catch {
    return undefined;
  }
}
