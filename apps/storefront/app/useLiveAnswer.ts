import type { Result } from '@tailorbird/commerce/result';
import { searchDelayMs } from '@tailorbird/commerce/search/suggestions';
import { useEffect, useState } from 'react';

/** Answers a term; a request that is no longer wanted is aborted. */
export type AskLive<T> = (term: string, signal: AbortSignal) => Promise<Result<T, string>>;

/** What is known about the term in a field. */
export interface LiveAnswer<T> {
  /** The last answer that came, while the next is on its way; none where there is no term. */
  readonly answer: T | undefined;
  /** Whether the answer to what is in the field is still to come. */
  readonly busy: boolean;
  /** The service did not answer. */
  readonly resting: boolean;
  readonly retry: () => void;
}

/** What a service answers to what is typed: asked once the typing pauses, and the request before is given up. */
export function useLiveAnswer<T>(term: string | null, ask: AskLive<T>): LiveAnswer<T> {
  const [last, setLast] = useState<{ readonly term: string; readonly result: Result<T, string> }>();
  const [attempt, setAttempt] = useState(0);
  // The external system is the service.
  useEffect(() => {
    if (term === null) return;
    const controller = new AbortController();
    const askNow = async () => {
      const result = await ask(term, controller.signal);
      if (!controller.signal.aborted) setLast({ term, result });
    };
    const timer = setTimeout(() => void askNow(), searchDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, ask, attempt]);
  const shown = term !== null && last && continues(term, last.term) ? last : undefined;
  const busy = term !== null && shown?.term !== term;
  return {
    answer: shown?.result.ok ? shown.result.value : undefined,
    busy,
    resting: !busy && shown?.result.ok === false,
    retry: () => {
      setLast(undefined);
      setAttempt((before) => before + 1);
    },
  };
}

/** While the next answer is on its way the last one stays, as long as letters are only added or taken away. */
function continues(term: string, before: string): boolean {
  return term.startsWith(before) || before.startsWith(term);
}
