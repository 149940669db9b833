import type { Send } from '@tailorbird/commerce/client';
import { expect, test } from 'vitest';
import { sendAt } from './sendAt.ts';

/** A content service that names hosts of moments, as it answers at the moment. */
function service(named: () => Response) {
  const asked: string[] = [];
  const send: Send = (request) => {
    asked.push(request.url);
    return request.url.startsWith('https://virtual-staging.amplience.net/') ? named() : Response.json({});
  };
  return { asked, send };
}

const path = '/content/key/uk/home?depth=all';
const from = (host: string) => new Request(`https://${host}${path}`);

test.each([
  ['as it is', (name: string) => new Response(name)],
  ['as JSON', (name: string) => Response.json(name)],
])(
  'what a host holds at a moment is asked of the host that the service names for it, %s',
  async (how, answer) => {
    const host = `hub-${how.length}.staging.bigcontent.io`;
    const { asked, send } = service(() => answer('hub-then.staging.bigcontent.io'));
    const ask = sendAt(send, { host, timestamp: '1798794000000' });
    await Promise.all([ask(from(host)), ask(from(host))]);
    expect(asked).toEqual([
      `https://virtual-staging.amplience.net/domain/${host}?timestamp=1798794000000`,
      `https://hub-then.staging.bigcontent.io${path}`,
      `https://hub-then.staging.bigcontent.io${path}`,
    ]);
  },
);

test('without a moment the host itself is asked', async () => {
  const { asked, send } = service(() => new Response('hub-then.staging.bigcontent.io'));
  await sendAt(send, { host: 'hub.staging.bigcontent.io', timestamp: '' })(from('hub.staging.bigcontent.io'));
  expect(asked).toEqual([`https://hub.staging.bigcontent.io${path}`]);
});

test.each([
  ['a host of somebody else', () => new Response('evil.example')],
  ['a refusal', () => new Response('hub-then.staging.bigcontent.io', { status: 403 })],
  ['a page', () => new Response('<html>')],
])('%s is not followed, and asked for again the next time', async (what, answer) => {
  const host = `hub-${what.length}.staging.bigcontent.io`;
  const { asked, send } = service(answer);
  for (const _time of [1, 2])
    await expect(sendAt(send, { host, timestamp: '17' })(from(host))).rejects.toThrow('no host of a moment');
  expect(asked).toHaveLength(2);
});
