import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { report } from '../analytics/report.ts';
import type { BagAnswer } from '../bag/bagAnswer.ts';
import { useShop } from '../shell/shopStore.ts';

/** Posts to the bag without leaving the page; what was added opens the panel, what went wrong is `problem`. */
export function useAddToBag() {
  const fetcher = useFetcher<BagAnswer>();
  const showAdded = useShop((shop) => shop.showAdded);
  const setBagCount = useShop((shop) => shop.setBagCount);
  const answer = fetcher.data;
  // The external system is the page's store: the answer arrives once, outside any render.
  useEffect(() => {
    if (answer?.tag !== 'added') return;
    setBagCount(answer.bagCount);
    showAdded(answer.added);
    report(itemEvent('add_to_cart', answer.currency, [answer.item]));
  }, [answer, setBagCount, showAdded]);
  const problem = fetcher.state === 'idle' && answer?.tag === 'refused' ? answer.message : undefined;
  return { fetcher, problem };
}
