import { expect, test } from 'vitest';
import { locale } from './locale.ts';
import { createLoadContext, type RequestFacts, shopContext } from './requestContext.ts';

/** The names that calls of one page are sent under, where its request has these headers. */
async function namesOfCalls(headers: Record<string, string>): Promise<(string | null)[]> {
  const names: (string | null)[] = [];
  const send = async (asked: Request) => {
    names.push(asked.headers.get('x-request-id'));
    return Response.json({});
  };
  // What the locale looks at on a public page, and nothing else.
  const facts = {
    send,
    middlewareUrl: 'http://shop.example',
    setCookies: [],
    previewAccess: {},
    publicUrl: 'http://shop.example',
  };
  const context = createLoadContext(facts as unknown as RequestFacts);
  const request = new Request('http://shop.example/eu', { headers });
  const page = { request, context, url: new URL(request.url), params: {}, pattern: '/eu' };
  await locale(page as unknown as Parameters<typeof locale>[0], async () => {
    const { client } = context.get(shopContext);
    await client.commerce.getChannel();
    await client.commerce.getStoreMeta();
    return new Response();
  });
  return names;
}

test('all calls of a page are named as its request was by whoever stands in front', async () => {
  expect(await namesOfCalls({ 'x-request-id': '6f1e' })).toEqual(['6f1e', '6f1e']);
});

test('all calls of a page that nobody has named have one name, which no other page has', async () => {
  const [name, ...others] = await namesOfCalls({});
  expect(name).toMatch(/^[0-9a-f-]{36}$/);
  expect(others).toEqual([name]);
  expect(await namesOfCalls({})).not.toContain(name);
});
