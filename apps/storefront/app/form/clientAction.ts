import { messages } from '@tailorbird/commerce/messages';
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import { type FormAnswer, keptValues } from './formFields.ts';

/** What a form is told when its request was lost on the way, in the shape every form of the shop shows. */
export interface LostAnswer extends FormAnswer {
  readonly tag: 'refused';
  readonly message: string;
}

/**
 * Exported by every page whose forms post to it: a request that gets no answer leaves the page as it is, with what
 * was typed, and says so; sending it again is the button that is there. So does one that was refused before it was read,
 * in the words of the refusal. What the server did answer otherwise passes as it is.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    // The router gives it the type of the server's own action.
    return (await serverAction()) as never;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const answered = isRouteErrorResponse(thrown) && thrown.status < 500 ? thrown : undefined;
    if (answered && !refusedUnread.includes(answered.status)) throw thrown;
    // A status below 400 would have the router load the page's data anew, over the same network.
    return data(lostAnswer(form, answered?.data), { status: 503 });
  }
}

/** Too large, or too many in a minute: said in a sentence before the page is asked. */
const refusedUnread = [413, 429];

function lostAnswer(form: FormData, said: unknown): LostAnswer {
  const values = keptValues(form, Number.POSITIVE_INFINITY);
  const message = typeof said === 'string' ? said : messages.notReached;
  return { tag: 'refused', message, errors: {}, values };
}
