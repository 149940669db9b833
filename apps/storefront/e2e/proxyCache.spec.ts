import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyConfiguration } from '../../../scripts/cluster/proxyConfiguration.ts';
import { type Nginx, startNginx } from '../../../scripts/nginx.ts';
import { freePort } from '../../../scripts/port.ts';

/** In place of the shop: each page says how often pages were asked for, and is fresh for a second and stale for three. */
let asked = 0;
const shop = createServer((request, response) => {
  asked += 1;
  const isPreview = request.headers.cookie?.includes('preview=') === true;
  response.setHeader(
    'cache-control',
    isPreview ? 'private, no-store' : 'public, max-age=0, s-maxage=1, stale-while-revalidate=3',
  );
  response.end(isPreview ? 'not published yet' : `published, ${asked}`);
});

let nginx: Nginx;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  // A server that listens on a port of a host has an address of this kind.
  const { port: own } = shop.address() as AddressInfo;
  nginx = await startNginx(port, (folder) => proxyConfiguration(folder, port, [own, own]));
  origin = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await nginx?.stop();
  shop.close();
});

/** What the proxy answers, and how it came by it. */
async function seen(path: string, cookie?: string): Promise<readonly [string | null, string]> {
  const answer = await fetch(origin + path, { headers: cookie === undefined ? {} : { cookie } });
  return [answer.headers.get('x-cache'), await answer.text()];
}

describe('what the proxy of compose.yaml keeps', () => {
  it.each(['preview=x', '__Host-preview=x', 'tb_cart=1; preview=x', 'a=1;__Host-preview=x'])(
    'is not what an editor with %j sees, and shoppers see nothing of the editor’s',
    async (cookie) => {
      const path = `/${encodeURIComponent(cookie)}`;
      expect(await seen(path)).toEqual(['MISS', expect.stringContaining('published, ')]);
      expect(await seen(path, cookie)).toEqual(['BYPASS', 'not published yet']);
      expect((await seen(path))[1]).toContain('published, ');
      const other = `${path}/first`;
      expect(await seen(other, cookie)).toEqual(['BYPASS', 'not published yet']);
      expect(await seen(other)).toEqual(['MISS', expect.stringContaining('published, ')]);
    },
  );

  it('is what a shopper with other cookies sees', async () => {
    const [, first] = await seen('/shopper');
    expect(await seen('/shopper', 'nopreview=1; my-preview=2; was=preview')).toEqual(['HIT', first]);
  });

  it('is shown once while it is fetched anew, and never when it is older than it says it may be', async () => {
    const [, first] = await seen('/page');
    await wait(2100);
    expect(await seen('/page')).toEqual(['STALE', first]);
    await expect.poll(async () => (await seen('/page'))[1]).not.toBe(first);
    const [, second] = await seen('/page');
    await wait(5500);
    const [state, third] = await seen('/page');
    expect([state, third]).toEqual(['EXPIRED', `published, ${asked}`]);
    expect(third).not.toBe(second);
  });
});
