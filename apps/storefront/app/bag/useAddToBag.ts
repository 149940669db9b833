import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { messages } from '@tailorbird/commerce/messages';
import { useEffect, useRef } from 'react';
import { report } from '../data-layer/report.ts';
import { useSend } from '../form/useSend.ts';
import { idleMs, isPrefetchWelcome } from '../isPrefetchWelcome.ts';
import { newIdempotencyToken } from '../newIdempotencyToken.ts';
import { useShop } from '../shopStore.ts';
import { AddedToBagPart } from './AddedToBagPart.ts';
import type { BagAnswer } from './bagAnswer.ts';
import { showBag, useBag } from './bagStore.ts';
import { useAdditions } from './useAdditions.ts';

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
    useAdditions.setState((count) => count + 1);
    const pressedOn = location.pathname;
    const answered = await send(form);
    useAdditions.setState((count) => count - 1);
    if (!answered) return;
    mark.current = undefined;
    if (answered.tag === 'added') reportAddedToBag(answered, pressedOn);
  };
  const refusal = answer?.tag === 'refused' ? answer.message : undefined;
  return { add, busy, problem: lost ? messages.notReached : refusal };
}

/**
 * The end of the add to bag sequence (commerce §4): the panel is told and opened, and the event sent. The panel is of the
 * page where the button was pressed: on another one a notice says it.
 */
export function reportAddedToBag(
  { added, view, item, currency }: Extract<BagAnswer, { tag: 'added' }>,
  pressedOn: string,
): void {
  showBag(view);
  if (location.pathname === pressedOn) useBag.setState({ added });
  else useShop.getState().notify('Added to your bag');
  report(itemEvent('add_to_cart', currency, [item]));
}
