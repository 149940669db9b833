import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { useEffect, useRef } from 'react';
import type { BagAnswer } from '../bag/bagAnswer.ts';
import { useSend } from '../form/useSend.ts';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import { AddedToBagPart } from '../shell/AddedToBagPart.ts';
import { idleMs, isPrefetchWelcome } from '../shell/prefetchWhenIdle.ts';
import { reportAddedToBag } from './reportAddedToBag.ts';

/**
 * Posts to the bag without leaving the page; what was added opens the panel, what went wrong is `problem`. Sent again
 * after an answer was lost, it is the same intent, and is done once.
 */
export function useAddToBag() {
  const { href } = usePageFacts();
  const { send, busy, lost, answer } = useSend<BagAnswer>(href('/me/bag'));
  const mark = useRef<string>(undefined);
  // The external system is the network, at rest by then. With the press it would come late.
  useEffect(() => {
    const timer = setTimeout(() => isPrefetchWelcome() && AddedToBagPart.fetch(), idleMs);
    return () => clearTimeout(timer);
  }, []);
  const add = async (form: FormData): Promise<void> => {
    mark.current ??= newIdempotencyToken();
    form.set('mark', mark.current);
    const answered = await send(form);
    if (!answered) return;
    mark.current = undefined;
    if (answered.tag === 'added') reportAddedToBag(answered);
  };
  const refusal = answer?.tag === 'refused' ? answer.message : undefined;
  return { add, busy, problem: lost ? messages.notReached : refusal };
}
