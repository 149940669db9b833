import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type RequestFacts, requestFacts } from '../requestContext.ts';
import { contentPreview } from './contentPreview.ts';
import { ownStagingHost } from './stagingHost.ts';

/** What a request is answered, and the cookies set; the page behind answers 200. */
async function answerTo(address: string, { isOpen = true } = {}) {
  const context = new RouterContextProvider();
  const setCookies: string[] = [];
  const previewAccess = { secret: 'a-secret-of-editors', isOpen };
  const facts = {
    previewHosts: [ownStagingHost],
    previewAccess,
    publicUrl: 'http://shop.example',
    setCookies,
  };
  // Only what the preview looks at is there.
  context.set(requestFacts, facts as unknown as RequestFacts);
  const request = new Request(new URL(address, 'http://shop.example'));
  // The rest of a middleware's arguments is the router's business.
  const args = { request, context, params: {} } as unknown as Parameters<typeof contentPreview>[0];
  const response = await contentPreview(args, () => Promise.resolve(new Response('the page')));
  // A middleware that answers at all answers a response.
  return { response: response as Response, setCookies };
}

test('commerce §2 preview entry 1: the two parameters store the preview cookie and lead to /', async () => {
  for (const [from, to] of [
    ['/', '/'],
    ['/browse/womens', '/'],
    ['/eu/browse/womens', '/eu'],
  ]) {
    const { response, setCookies } = await answerTo(
      `${from}?ampl_domain=${ownStagingHost}&ampl_timestamp=17`,
    );
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
    expect(setCookies).toEqual([expect.stringMatching(`^preview=${ownStagingHost}~17~[\\w-]{43};`)]);
  }
});

test('commerce §2 preview entry 1: without values they take the cookie away', async () => {
  const { response, setCookies } = await answerTo('/?ampl_domain=&ampl_timestamp=');
  expect(response.status).toBe(302);
  expect(setCookies).toEqual([expect.stringContaining('preview=; Path=/; Max-Age=0')]);
});

test('commerce §2 preview entry 1: one of them alone does nothing', async () => {
  for (const query of ['', `?ampl_domain=${ownStagingHost}`, '?ampl_timestamp=17']) {
    const { response, setCookies } = await answerTo(`/${query}`);
    expect([await response.text(), setCookies]).toEqual(['the page', []]);
  }
});

test('blocks §5 preview domain 1: a host that is none sets no cookie and is told so', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { response, setCookies } = await answerTo('/?ampl_domain=evil.example&ampl_timestamp=17');
  expect([response.status, await response.text()]).toEqual([400, 'Invalid amplience staging domain']);
  expect(setCookies).toEqual([]);
  expect(String(log.mock.calls[0]?.[0])).toContain('TAILORBIRD_PREVIEW_HOSTS');
  log.mockRestore();
});

test('reliability J7: such a host is a security event, told once', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await answerTo('/?ampl_domain=evil.example&ampl_timestamp=17');
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    level: 40,
    event: 'malicious_ssrf',
  });
  log.mockRestore();
});

test('blocks §6 guard 1: a link without the secret of the shop enters no preview, and says so', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const link = `/?ampl_domain=${ownStagingHost}&ampl_timestamp=17`;
  for (const secret of [
    '',
    '&ampl_secret=',
    '&ampl_secret=a-secret-of-editor',
    '&ampl_secret=A-SECRET-OF-EDITORS',
  ]) {
    const { response, setCookies } = await answerTo(link + secret, { isOpen: false });
    expect([response.status, await response.text()]).toEqual([
      403,
      'This preview needs the secret of the shop',
    ]);
    expect(setCookies).toEqual([]);
  }
  expect(String(log.mock.calls[0]?.[0])).toContain('TAILORBIRD_PREVIEW_SECRET');
  log.mockRestore();
});

test('a link with the secret enters, and none is needed to leave', async () => {
  const link = `/?ampl_domain=${ownStagingHost}&ampl_timestamp=17&ampl_secret=a-secret-of-editors`;
  const { response, setCookies } = await answerTo(link, { isOpen: false });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  expect(setCookies).toHaveLength(1);
  const left = await answerTo('/?ampl_domain=&ampl_timestamp=', { isOpen: false });
  expect(left.setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
});
