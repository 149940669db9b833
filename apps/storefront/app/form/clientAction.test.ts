import { messages } from '@tailorbird/commerce/messages';
import { expect, test } from 'vitest';
import { clientAction } from './clientAction.ts';

/** Sends a form with something typed, to a server that answers as it is told to. */
function send(answer: () => Promise<unknown>) {
  const form = new FormData();
  form.set('message', 'It washes well.');
  const request = new Request('http://shop.example/reviews/1', { method: 'POST', body: form });
  // The router's own arguments, of which these two are read.
  return clientAction({ request, serverAction: answer } as never) as Promise<unknown>;
}

/** As the router throws an answer that its own server did not make. */
const answered = (status: number, said: unknown) => () =>
  Promise.reject({ status, statusText: '', internal: false, data: said });

test.each([
  ['too large', 413, 'Your photos are larger than 26 MB together.'],
  ['one too many', 429, 'Too many requests in a minute.'],
])('a form that is %s stays as it was typed, with what was said of it', async (_what, status, sentence) => {
  expect(await send(answered(status, sentence))).toMatchObject({
    data: { tag: 'refused', message: sentence, values: { message: 'It washes well.' } },
    init: { status: 503 },
  });
});

test('a form that got no answer stays as it was typed, and says so', async () => {
  const lost = { data: { message: messages.notReached, values: { message: 'It washes well.' } } };
  expect(await send(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject(lost);
  expect(await send(answered(503, 'Later.'))).toMatchObject({ data: { values: lost.data.values } });
});

test('what a page answers passes as it is', async () => {
  expect(await send(() => Promise.resolve('kept'))).toBe('kept');
  await expect(send(answered(404, 'Not found'))).rejects.toMatchObject({ status: 404 });
  await expect(send(() => Promise.reject(new Response(null, { status: 302 })))).rejects.toBeInstanceOf(
    Response,
  );
});
