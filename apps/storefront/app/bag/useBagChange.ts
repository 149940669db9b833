import { useFetcher } from 'react-router';
import type { BagAnswer } from './bagAnswer.ts';

/** One change of one line, on its own: what it is waiting for and what became of it concern no other. */
export function useBagChange() {
  const fetcher = useFetcher<BagAnswer>();
  const busy = fetcher.state !== 'idle';
  const problem = !busy && fetcher.data?.tag === 'changed' ? fetcher.data.notice : null;
  return { fetcher, busy, problem };
}
