import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shopContext } from '../requestContext.ts';
import { type Answer, refuse, shopDouble } from '../wallet/shopDouble.ts';
import { action } from './logout.ts';

/** Presses “Log out” in a shop that answers this, and says what came of it. */
async function logOut(logoutCustomer: Answer) {
  const { shop, cookies } = shopDouble({ logoutCustomer });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const request = new Request('http://shop.example/logout', { method: 'POST' });
  const url = new URL(request.url);
  const thrown: unknown = await action({ context, request, url, params: {}, pattern: '/logout' }).catch(
    (answer: unknown) => answer,
  );
  return { thrown, cookies };
}

test('a session that could not be ended is not said to be over, and nothing of it is forgotten', async () => {
  const { thrown, cookies } = await logOut(refuse('unavailable'));
  expect(thrown).toMatchObject({ init: { status: 503 } });
  expect(cookies).toEqual([]);
});

test.each([
  ['has ended now', {}],
  ['was over already', refuse('signed-out')],
])('a session that %s is forgotten, and the login page says so', async (_how, answer) => {
  const { thrown, cookies } = await logOut(answer);
  expect(thrown).toMatchObject({ status: 303 });
  expect(cookies.join()).toContain('user-authenticated=0');
});
