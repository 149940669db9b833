import type { Result } from '@tailorbird/commerce/result';
import { useEffect, useState } from 'react';
import type { SearchOpening } from './searchOpening.ts';

/** What a search begins with, once it has come; a shop that does not answer leaves it out. */
export function useOpening(open: () => Promise<Result<SearchOpening, string>>): SearchOpening | undefined {
  const [opening, setOpening] = useState<SearchOpening>();
  // The external system is the shop.
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const result = await open();
      if (isWanted && result.ok) setOpening(result.value);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [open]);
  return opening;
}
