import { useState } from 'react';
import { askServer } from '../http/askServer.ts';

type Sent<Answer> =
  | { readonly tag: 'sending' }
  | { readonly tag: 'answered'; readonly answer: Answer }
  | { readonly tag: 'lost' };

/**
 * Sends a form to an address that answers scripts, without leaving its page. A request that gets no answer is `lost`:
 * the page and what was typed stay, and it may be sent again. Unlike the router's fetcher it outlives the page, so what
 * was sent on the way out still arrives, hands its answer to whoever sent it, and loads no page's data anew.
 */
export function useSend<Answer>(address: string) {
  const [sent, setSent] = useState<Sent<Answer>>();
  const send = async (form: FormData): Promise<Answer | undefined> => {
    setSent({ tag: 'sending' });
    const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const body = new URLSearchParams(fields);
    const answer = await askServer<Answer>(address, { method: 'POST', body, keepalive: true }).catch(
      () => undefined,
    );
    setSent(answer === undefined ? { tag: 'lost' } : { tag: 'answered', answer });
    return answer;
  };
  return {
    send,
    busy: sent?.tag === 'sending',
    lost: sent?.tag === 'lost',
    answer: sent?.tag === 'answered' ? sent.answer : undefined,
  };
}
