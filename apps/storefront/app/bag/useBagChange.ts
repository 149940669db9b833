import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { useSend } from '../useSend.ts';
import type { BagAnswer } from './bagAnswer.ts';
import { showBag } from './bagStore.ts';

/** One change of one line, on its own: what it is waiting for and what became of it concern no other. */
export function useBagChange() {
  const { href } = usePageFacts();
  const { send, busy, lost, answer } = useSend<BagAnswer>(href('/me/bag'));
  const change = async (form: FormData): Promise<BagAnswer | undefined> => {
    const answered = await send(form);
    if (answered?.tag !== 'refused' && answered?.view) showBag(answered.view);
    return answered;
  };
  return { change, busy, lost, problem: lost ? messages.notReached : problemIn(answer) };
}

function problemIn(answer: BagAnswer | undefined): string | null {
  if (answer?.tag === 'refused') return answer.message;
  return answer?.tag === 'changed' ? answer.problem : null;
}
