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
    const ticked = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value !== '') ticked.append(name, value);
    // They are a help: without them the form works as it stands.
    const found = await countsAt(href(`/counts${withoutMarket(path)}?${ticked.toString()}`), signal).catch(
      () => undefined,
    );
    if (!signal.aborted) setCounts(found);
  };
  return { counts, recount, forget: () => setCounts(undefined) };
}

async function countsAt(address: string, signal: AbortSignal): Promise<ListingCounts | undefined> {
  const response = await fetch(address, { signal, credentials: 'omit' });
  // Our own route `listingCounts`, of this very build, answers nothing else.
  return response.ok ? ((await response.json()) as ListingCounts) : undefined;
}
