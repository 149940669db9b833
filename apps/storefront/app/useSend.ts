import { useState } from 'react';

type Sent<Answer> =
  | { readonly tag: 'sending' }
  | { readonly tag: 'answered'; readonly answer: Answer }
  | { readonly tag: 'lost' };

/**
 * Sends a form without leaving its page. A request that gets no answer is `lost`: the page and what was typed stay,
 * and it may be sent again. It outlives the page, so what was sent on the way out still arrives.
 */
export function useSend<Answer>(address: string) {
  const [sent, setSent] = useState<Sent<Answer>>();
  const send = async (form: FormData): Promise<Answer | undefined> => {
    setSent({ tag: 'sending' });
    const answer = await post<Answer>(address, form);
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

/** Posts a form; undefined when there is no answer, or none of ours. */
async function post<Answer>(address: string, form: FormData): Promise<Answer | undefined> {
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  try {
    const body = new URLSearchParams(fields);
    const response = await fetch(address, { method: 'POST', body, keepalive: true });
    // Our own server's answer, to the page that came with it.
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
