import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBehindEdge } from '../testing/serveBehindEdge.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
let server: Awaited<ReturnType<typeof serveBehindEdge>>;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }]);
  server = await serveBehindEdge(shop);
});
afterAll(async () => {
  server.close();
  await shop.close();
});

interface Sending {
  readonly method?: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the sender hangs up once it has sent. */
  readonly hangsUp?: boolean;
}

const withLength = (body: Uint8Array) => ({ 'content-length': String(body.length) });

/** Writes a request byte by byte as it is said and answers what comes first: a status, or 0 for a connection that was closed. */
function send({
  method = 'getProductById',
  body,
  headers,
  hangsUp = false,
}: Sending): Promise<{ status: number; text: string }> {
  const bytes = Buffer.from(body);
  const lines = Object.entries({
    host: 'shop.example',
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    connection: 'close',
    ...(headers ?? withLength(bytes)),
  }).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
    socket.write(`POST /commerce/${method} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(bytes);
    if (hangsUp) socket.end();
  });
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const call = (argument: string) => `[{"entityId":${argument}}]`;
const bag = '00000000-0000-4000-8000-000000000000';
const lines = (count: number) =>
  JSON.stringify([
    { cartId: bag, lineItems: Array.from({ length: count }, () => ({ productId: 1, quantity: 1 })) },
  ]);
const token = (length: number) =>
  JSON.stringify([{ cartId: bag, expectedTotal: 1, paymentToken: 'x'.repeat(length) }]);
const chunked = { 'transfer-encoding': 'chunked' };
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const bomb = `[${' '.repeat(20_000_000)}]`;
const zipped = (encoding: string, body: Uint8Array) => ({
  body,
  headers: { ...withLength(body), 'content-encoding': encoding },
});

it.each<[string, Sending, readonly number[]]>([
  ['more than 64 kB', { body: call(`"${'a'.repeat(70_000)}"`) }, [413]],
  ['more than 64 kB in chunks', { body: chunk(call(`"${'a'.repeat(70_000)}"`)), headers: chunked }, [413]],
  [
    'a length said to be more than it is',
    { body: call('1'), headers: { 'content-length': '999999' } },
    [413],
  ],
  [
    'a length more than what is sent',
    { body: call('1'), headers: { 'content-length': '40' }, hangsUp: true },
    [400, 0],
  ],
  ['a length less than what is sent', { body: call('1'), headers: { 'content-length': '5' } }, [400]],
  ['two lengths', { body: call('1'), headers: { 'content-length': '5, 16' } }, [400]],
  ['a length that is no number', { body: call('1'), headers: { 'content-length': '-1' } }, [400]],
  ['a length and chunks', { body: chunk(call('1')), headers: { ...chunked, 'content-length': '5' } }, [400]],
  ['a chunk of no size', { body: 'zz\r\n[]\r\n', headers: chunked }, [400]],
  ['chunks with a wrong argument', { body: chunk(call('"a"')), headers: chunked }, [400]],
  ['21 levels', { body: nested(21) }, [400]],
  ['30,000 levels', { body: nested(30_000) }, [400]],
  ['51 items where 50 are taken', { method: 'addCartItems', body: lines(51) }, [400]],
  ['a text longer than 4 kB', { method: 'createOrderFromCheckout', body: token(4097) }, [400]],
  ['a bomb in gzip', zipped('gzip', gzipSync(bomb)), [400, 415]],
  ['a bomb in Brotli', zipped('br', brotliCompressSync(bomb)), [400, 415]],
  ['one name twice, the last of another kind', { body: '[{"entityId":1,"entityId":"x"}]' }, [400]],
  ['a byte order mark', { body: `\ufeff${call('1')}` }, [400]],
  ['UTF-16', { body: Buffer.from(call('1'), 'utf16le') }, [400]],
  [
    'bytes that are no UTF-8',
    { body: Buffer.concat([Buffer.from('["'), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from('"]')]) },
    [400],
  ],
  [
    'a surrogate in UTF-8',
    { body: Buffer.concat([Buffer.from('["'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"]')]) },
    [400],
  ],
  ['a lone surrogate', { body: call(String.raw`"\ud800"`) }, [400]],
  ['a NUL', { body: call(String.raw`"\u0000"`) }, [400]],
  ['a NUL byte', { body: call('"\u0000"') }, [400]],
  ['1e309', { body: call('1e309') }, [400]],
  ['-0', { body: call('-0') }, [400]],
  ['no JSON', { body: '{' }, [400]],
  ['nothing', { body: '' }, [400]],
  [
    'a form',
    {
      body: 'entityId=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '10' },
    },
    [415],
  ],
])('reliability G4: a body with %s is refused', async (what, sending, expected) => {
  const started = performance.now();
  const { status } = await send(sending);
  process.stdout.write(`G4 ${what}: ${status} in ${Math.round(performance.now() - started)} ms\n`);
  expect(expected).toContain(status);
});

it('a body that fits is taken, in one piece and in chunks', async () => {
  expect((await send({ body: call('1') })).status).toBe(200);
  expect((await send({ body: chunk(call('1')), headers: chunked })).status).toBe(200);
  expect((await send({ method: 'addCartItems', body: lines(50) })).status).toBe(404);
  expect(shop.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
