import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CdnPurge, createCdnPurge } from './createCdnPurge.ts';

interface Asked {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const asked: Asked[] = [];
const told: { level: string; line: object }[] = [];
const tell = (level: string) => (line: object) => told.push({ level, line });
const log = { info: tell('info'), warn: tell('warn'), error: tell('error') };
let answers: (number | 'hangs')[] = [];
let server: ReturnType<typeof createServer>;
let url = '';
let cdn: CdnPurge | undefined;

beforeEach(async () => {
  asked.length = 0;
  told.length = 0;
  answers = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      asked.push({ method, path, headers, body: Buffer.concat(parts).toString() });
      const answer = answers.shift() ?? 200;
      if (answer !== 'hangs') response.writeHead(answer, { location: '/elsewhere' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address with one.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});
afterEach(async () => {
  await cdn?.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function open({ waitMs = 0, answerMs = 20_000 } = {}): CdnPurge {
  cdn = createCdnPurge({ url, token: 'b4d1c0de', log, waitMs, pausesMs: [10, 10], answerMs });
  return cdn;
}
const levels = () => told.map(({ level }) => level);

it('one POST names the pages as Fastly and as Cloudflare read it, with the token', async () => {
  open().purge();
  await expect.poll(levels, { timeout: 10_000 }).toEqual(['info']);
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/purge',
      headers: {
        authorization: 'Bearer b4d1c0de',
        'fastly-key': 'b4d1c0de',
        'surrogate-key': 'pages',
        'content-type': 'application/json',
      },
      body: '{"tags":["pages"]}',
    },
  ]);
});

it('a hundred calls together are one purge, and one that comes while it is made is another', async () => {
  const { purge } = open({ waitMs: 200 });
  for (let at = 0; at < 100; at += 1) purge();
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(1);
  purge();
  await expect.poll(() => asked.length, { timeout: 5_000 }).toBe(2);
  await expect.poll(levels, { timeout: 10_000 }).toEqual(['info', 'info']);
});

it.each([503, 302, 'hangs'] as const)('a CDN that fails once (%s) is asked again', async (how) => {
  answers = [how];
  open({ answerMs: how === 'hangs' ? 3_000 : 20_000 }).purge();
  await expect.poll(levels, { timeout: 10_000 }).toEqual(['warn', 'info']);
  expect(asked.map(({ path }) => path)).toEqual(['/purge', '/purge']);
});

it('a CDN that does not answer three times is told as an error, without its token, and left alone until the next time', async () => {
  answers = [500, 500, 500];
  const { purge } = open();
  purge();
  await expect.poll(levels, { timeout: 10_000 }).toEqual(['warn', 'warn', 'warn', 'error']);
  expect(asked).toHaveLength(3);
  expect(JSON.stringify(told)).not.toContain('b4d1c0de');
  purge();
  await expect.poll(() => levels().at(-1), { timeout: 10_000 }).toBe('info');
});

it('the end of the process waits for nothing that is still to be purged', async () => {
  const { purge, stop } = open({ waitMs: 60_000 });
  purge();
  await stop();
  expect(asked).toEqual([]);
});
