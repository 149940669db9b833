import type { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fetchExternal, toResponse } from './fetchExternal.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { publicLookup } from './publicLookup.ts';

const inside = [
  ['this machine', '127.0.0.1', '127.255.0.9', '::1', '0.0.0.0', '::'],
  [
    'a neighbour',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    'fd00::1',
    'fe80::1',
  ],
  [
    'a cloud’s own service',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::',
  ],
  [
    'nobody',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    'ff02::1',
    '2001:db8::1',
  ],
  ['no address', 'localhost', '', '1.2.3', '0x7f.1'],
];

test.each(inside)('reliability G7: %s is not asked', (_what, ...addresses) => {
  expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]);
});

test('a host out there is asked', () => {
  const out = ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001:82f::200e'];
  expect(out.filter((address) => !isPublicAddress(address))).toEqual([]);
});

/** A resolver that gives these addresses. */
function resolverOf(...addresses: string[]): typeof lookup {
  const answer = (_host: string, _options: unknown, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  // Only this one of its many shapes is called.
  return answer as unknown as typeof lookup;
}

const refusals = (addresses: string[]) =>
  new Promise<string>((resolve) => {
    publicLookup(resolverOf(...addresses))('x.staging.bigcontent.io', { all: true }, (error) =>
      resolve(error?.message ?? 'asked'),
    );
  });

test('reliability G7: a name that leads inside is not asked, whichever of its addresses does', async () => {
  for (const addresses of [['127.0.0.1'], ['1.1.1.1', '169.254.169.254'], ['::ffff:10.0.0.1'], []])
    expect(await refusals(addresses)).toContain('inside our network');
  expect(await refusals(['1.1.1.1', '2606:4700:4700::1111'])).toBe('asked');
});

test('reliability G7: nothing but https on its usual port is asked', async () => {
  for (const address of ['http://x.staging.bigcontent.io/', 'https://x.staging.bigcontent.io:8443/'])
    await expect(fetchExternal(new Request(address))).rejects.toThrow('only https');
});

test('reliability G7: the connection itself is refused', async () => {
  const lookup = publicLookup(resolverOf('127.0.0.1'));
  const request = new Request('https://x.staging.bigcontent.io/content/id/1');
  await expect(fetchExternal(request, { lookup })).rejects.toThrow('inside our network');
});

/** An answer as it comes off the wire. */
function answerOf(statusCode: number, type: string, ...parts: string[]): IncomingMessage {
  const stream = Readable.from(parts.map((part) => Buffer.from(part)));
  // Only these of a message's fields are looked at.
  return Object.assign(stream, {
    statusCode,
    headers: { 'content-type': type },
  }) as unknown as IncomingMessage;
}

test('reliability G7: an answer that leads on, is no JSON or is too large is not read', async () => {
  const json = 'application/json; charset=utf-8';
  const within = { maxBytes: 9 };
  await expect(toResponse(answerOf(302, json), within)).rejects.toThrow('not followed');
  await expect(toResponse(answerOf(200, 'text/html', '<p>'), within)).rejects.toThrow('not asked for');
  await expect(toResponse(answerOf(200, json, '"1234', '56789"'), within)).rejects.toThrow(
    'more than 9 bytes',
  );
  const read = await toResponse(answerOf(404, json, '{"a"', ':1}'), within);
  expect([read.status, await read.json()]).toEqual([404, { a: 1 }]);
});
