import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { withoutMarket } from '@tailorbird/commerce/market';
import { useRef, useState } from 'react';
import type { ListingPlace } from './listingPlace.ts';
import type { ListingCounts } from './loadCounts.ts';

/** The figures for what is ticked in a form of filters; none while nothing was changed, or where they cannot be had. */
export function useLiveCounts({ path }: ListingPlace) {
  const { href } = usePageFacts();
  const [counts, setCounts] = useState<ListingCounts>();
  const asking = useRef<AbortController>(undefined);
  const recount = async (form: HTMLFormElement) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const { signal } = controller;
    // Few who look at a listing tick anything: what asks comes with the first tick.
    const asked = import('./countTicked.ts').then((m) =>
      m.countTicked(form, href(`/counts${withoutMarket(path)}`), signal),
    );
    const found = await asked.catch(() => undefined);
    if (!signal.aborted) setCounts(found);
  };
  return { counts, recount, forget: () => setCounts(undefined) };
}
