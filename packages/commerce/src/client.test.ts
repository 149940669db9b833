import { expect, test } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';

function clientOf(answer: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const asked: Request[] = [];
  const send = (request: Request) => {
    asked.push(request);
    return answer();
  };
  return {
    asked,
    client: createClient({ baseUrl: 'http://shop.example', channelId: 1406818, send, ...options }),
  };
}

const channel = { id: 1406818, name: 'UK', currencies: { defaultCurrency: 'GBP' } };

test('commerce §7 middleware 1: a call is a POST to its segment and method, with a JSON array and the channel-id header', async () => {
  const { asked, client } = clientOf(() => Response.json({}), { cookie: 'sid=1', clientAddress: '10.0.0.1' });
  await client.commerce.getCategory({ url: '/womens' });
  const [request] = asked;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://shop.example/commerce/getCategory']);
  expect(await request?.json()).toEqual([{ url: '/womens' }]);
  expect(request?.headers.get('channel-id')).toBe('1406818');
  expect(request?.headers.get('cookie')).toBe('sid=1');
  expect(request?.headers.get('x-forwarded-for')).toBe('10.0.0.1');
  expect(request?.headers.has('x-request-id')).toBe(false);
});

test('a call is named as the request that it is made for', async () => {
  const { asked, client } = clientOf(() => Response.json({}), { requestId: '6f1e' });
  await client.commerce.getCategory({ url: '/womens' });
  expect(asked[0]?.headers.get('x-request-id')).toBe('6f1e');
});

test('the moment that an editor looks at is named where everybody reads the same, and nowhere else', async () => {
  const preview = { moment: '1798794000000', secret: 'a-secret-of-editors' };
  const { asked, client } = clientOf(() => Response.json({}), { preview });
  await client.commerce.getCategory({ url: '/womens' });
  await client.commerce.createCart();
  await client.commerce.getCart({ id: 'b' });
  const named = asked.map(({ headers }) => [headers.get('preview-moment'), headers.get('x-api-key')]);
  expect(named).toEqual([
    ['1798794000000', 'a-secret-of-editors'],
    [null, null],
    [null, null],
  ]);
});

test('what must happen once is sent under its key, and nothing else is', async () => {
  const { asked, client } = clientOf(() => Response.json({}), { cookie: 'sid=1' });
  await client.once('add-7').commerce.createCart();
  await client.commerce.createCart();
  expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['add-7', null]);
  expect(asked[0]?.headers.get('cookie')).toBe('sid=1');
});

test('commerce §7 middleware 2: it carries the channel and the cookies; cookies it sets are passed on', async () => {
  const cookies: string[] = [];
  const { asked, client } = clientOf(
    () => Response.json(channel, { headers: { 'set-cookie': 'sid=2; HttpOnly' } }),
    { cookie: 'sid=1', channelId: 1421371, onSetCookie: (cookie) => cookies.push(cookie) },
  );
  expect(await client.commerce.getChannel()).toEqual({ ok: true, value: channel });
  expect(cookies).toEqual(['sid=2; HttpOnly']);
  expect(asked[0]?.headers.get('channel-id')).toBe('1421371');
  expect(asked[0]?.headers.get('cookie')).toBe('sid=1');
});

test('a reason the middleware gives is the error, word for word', async () => {
  const reason = { tag: 'sold-out', message: 'Sold Out', sku: '200001-01-10', available: 0 };
  const { client } = clientOf(() => Response.json(reason, { status: 422 }));
  expect(await client.commerce.getChannel()).toEqual({ ok: false, error: reason });
});

test.each([
  ['a network that fails', () => Promise.reject(new TypeError('fetch failed'))],
  ['a page where JSON should be', () => new Response('<html>', { status: 502 })],
  ['a status without a reason', () => Response.json({ oops: true }, { status: 500 })],
])('%s is "unavailable", never a throw', async (_, answer) => {
  const { client } = clientOf(answer);
  expect(await client.commerce.getChannel()).toMatchObject({ ok: false, error: { tag: 'unavailable' } });
});

test('an answer that breaks the contract is unavailable when answers are checked', async () => {
  const { client } = clientOf(() => Response.json({ id: 'one' }), { checkAnswers: true });
  expect(await client.commerce.getChannel()).toMatchObject({ ok: false, error: { tag: 'unavailable' } });
});

test('an address that today’s rules would refuse takes none of the others away with it', async () => {
  const old = {
    id: 1,
    firstName: 'W',
    lastName: 'Hedge '.repeat(60).trim(),
    addressLine1: '<b>1 Lane End</b>',
    addressLine2: '',
    city: 'Ludlow',
    county: '',
    postCode: 'SY8 1AA '.repeat(9),
    country: '',
    phone: '1',
    formFields: [{ name: 'note', value: 'left\nof the gate' }],
  };
  const { client } = clientOf(() => Response.json([old]), { checkAnswers: true });
  expect(await client.commerce.getCustomerAddress()).toEqual({ ok: true, value: [old] });
});

test('a request says that it is JSON of the same site, and no more of the shopper than is known', async () => {
  const { asked, client } = clientOf(() => Response.json(channel, { headers: { 'set-cookie': 'sid=2' } }));
  expect(await client.commerce.getChannel()).toEqual({ ok: true, value: channel });
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
    'channel-id': '1406818',
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  });
  const known = clientOf(() => Response.json(channel), { userAgent: 'Firefox', clientAddress: '10.0.0.1' });
  await known.client.commerce.getChannel();
  expect(known.asked[0]?.headers.get('user-agent')).toBe('Firefox');
});

test('who did not answer, and how, is in the message', async () => {
  const messageOf = async (answer: () => Response | Promise<Response>) => {
    const answered = await clientOf(answer).client.commerce.getChannel();
    return answered.ok ? undefined : answered.error.message;
  };
  expect(await messageOf(() => Promise.reject(new TypeError('fetch failed')))).toBe(
    'commerce/getChannel did not answer: TypeError: fetch failed',
  );
  expect(await messageOf(() => Response.json({}, { status: 500 }))).toBe(
    'The middleware answered 500 without a reason.',
  );
});
