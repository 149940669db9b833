import { expect, test, vi } from 'vitest';
import { ownStagingHost } from '../preview/stagingHost.ts';
import type { RequestFacts } from '../requestContext.ts';
import { contentSource, createContentClient } from './contentClient.ts';

function clientOf(send: RequestFacts['send']) {
  return createContentClient({ send, url: 'http://middleware', timeoutMs: 800, locale: 'en-IE' }, 'eu');
}

test('commerce §7 content 1: content is looked up by url key with the market’s prefix', async () => {
  const send = vi.fn<RequestFacts['send']>(() => Response.json({ content: { title: 'x' } }));
  expect(await clientOf(send).find('footer')).toEqual({ ok: true, value: { title: 'x' } });
  expect(send.mock.calls[0]?.[0].url).toBe(
    'http://middleware/content/key/eu/footer?depth=all&format=inlined&locale=en-IE,en-*,*',
  );
});

test('an editor is shown what a host holds at the moment of the preview: by its own name of it, or by ours', async () => {
  const asked: string[] = [];
  const places = {
    send: (request: Request) => {
      asked.push(request.url);
      return Response.json({ content: {} });
    },
    askStaging: (request: Request) => {
      asked.push(request.url);
      return request.url.includes('/domain/')
        ? new Response('then.staging.bigcontent.io')
        : Response.json({ content: {} });
    },
    middlewareUrl: 'http://middleware',
    previewAccess: { secret: 'a-secret-of-editors', isOpen: false },
  };
  const timestamp = '1798794000000';
  for (const host of [ownStagingHost, 'of-a-hub.staging.bigcontent.io'])
    await createContentClient(contentSource(places, { host, timestamp }, 'en-GB'), 'uk').find('home');
  const query = 'depth=all&format=inlined&locale=en-GB,en-*,*';
  expect(asked).toEqual([
    `http://middleware/staging/content/key/uk/home?${query}&timestamp=${timestamp}`,
    `https://virtual-staging.amplience.net/domain/of-a-hub.staging.bigcontent.io?timestamp=${timestamp}`,
    `https://then.staging.bigcontent.io/content/key/uk/home?${query}`,
  ]);
});

test('absent content and a service that fails are told apart', async () => {
  expect(await clientOf(() => Response.json({}, { status: 404 })).find('gone')).toEqual({
    ok: false,
    error: 'absent',
  });
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await clientOf(() => Promise.reject(new Error('down'))).find('footer')).toEqual({
    ok: false,
    error: 'failed',
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('an address that is no key is never sent', async () => {
  const send = vi.fn<RequestFacts['send']>(() => Response.json({}));
  for (const key of ['../uk/home', 'a//b', '', 'a b', 'x'.repeat(200)])
    expect((await clientOf(send).find(key)).ok).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('a localised value is read in the market’s locale', async () => {
  const schema = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value';
  const values = [
    { locale: 'en-GB', value: 'Trousers' },
    { locale: 'en-IE', value: 'Trousers, Irish' },
  ];
  const localised = { content: { title: { _meta: { schema }, values } } };
  const found = await clientOf(() => Response.json(localised)).find('footer');
  expect(found).toEqual({ ok: true, value: { title: 'Trousers, Irish' } });
});

test('half a character is mended, a whole one is left alone', async () => {
  const whole = { content: { title: 'A 👗', half: '👗'.slice(0, 1) } };
  const found = await clientOf(() => new Response(JSON.stringify(whole))).find('footer');
  expect(found).toEqual({ ok: true, value: { title: 'A 👗', half: '\uFFFD' } });
});

test('what an editor marks is filled in with the policy of the market', async () => {
  const body = { content: { text: 'Free from {free-delivery-from}, back within {returns-days} days.' } };
  expect(await clientOf(() => Response.json(body)).find('benefit-bar')).toEqual({
    ok: true,
    value: { text: 'Free from €80, back within 30 days.' },
  });
});
