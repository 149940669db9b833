import { err, ok } from '@tailorbird/commerce/result';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Page } from '../page.ts';
import { pageRows, pages } from '../pages.ts';
import { type Shop, shopContext } from '../requestContext.ts';
import { customerContext, guardsOf } from './pageGuards.ts';

const anna = { id: 7, email: 'anna@example.com' };

/** What becomes of a request for a guarded page: its text, or what is thrown, and the customer its loader finds. */
async function ask(
  row: Pick<Page, 'guard' | 'spellings'>,
  { customer = true, params = {}, method = 'GET' } = {},
) {
  const context = new RouterContextProvider();
  const getCustomers = async () => (customer ? ok(anna) : err({ tag: 'unauthenticated' }));
  // Only what the guard looks at is there.
  const shop = { client: { commerce: { getCustomers } }, href: (to: string) => to } as unknown as Shop;
  context.set(shopContext, shop);
  const request = new Request('http://shop.example/my-account', { method });
  const [guard] = guardsOf(row);
  // The rest of a middleware's arguments is the router's business.
  const args = { request, context, params } as unknown as Parameters<NonNullable<typeof guard>>[0];
  const answer = await guard?.(args, () => Promise.resolve(new Response('the page')));
  const text = answer instanceof Response ? await answer.text() : answer;
  return { text, customer: context.get(customerContext) };
}

test('commerce §2 guards 1: a customer comes in and is known to the page, a guest is led to the login', async () => {
  expect(await ask(pages.account)).toEqual({ text: 'the page', customer: anna });
  await expect(ask(pages.account, { customer: false })).rejects.toMatchObject({ status: 303 });
  expect(await ask(pages.account, { method: 'POST' })).toEqual({ text: 'the page', customer: null });
});

test('an address that is no page asks nobody who they are', async () => {
  const params = { pageName: 'Nonsense' };
  expect((await ask(pages.account, { customer: false, params })).text).toBe('the page');
  await expect(
    ask(pages.account, { customer: false, params: { pageName: 'MyProfile' } }),
  ).rejects.toMatchObject({ status: 303 });
});

test('blocks §8 unknown middleware 1: a row that names one nobody has is an error with its name, of status 500', async () => {
  // As a row would have to lie to its type.
  const row = { guard: 'nobody' } as unknown as Pick<Page, 'guard'>;
  const failure: unknown = await ask(row).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'Unknown middleware nobody' });
  // An error that carries no status is one of 500 (blocks §4 routing 2).
  for (const name of ['status', 'statusCode', 'response']) expect(failure).not.toHaveProperty(name);
});

test.each(pageRows.filter(([, { guard }]) => guard !== undefined))(
  'commerce §2 guards 1: the route of %s exports the guards of its row',
  async (name, { layout }) => {
    const file = `../routes/${name}.${layout === 'none' ? 'ts' : 'tsx'}`;
    const route: { middleware?: readonly unknown[] } = await import(file);
    expect(route.middleware).toHaveLength(1);
  },
);
