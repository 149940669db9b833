import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type LookupFunction, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createFetchPictures, pictureBounds } from '../catalogue/fetchPictures.ts';
import { createMedia } from '../services/media/createMedia.ts';
import { createUploadsFolder } from '../services/uploads/createUploadsFolder.ts';
import { openDnsServer, type Zone } from '../testing/dnsServer.ts';
import { shopWith } from '../testing/shopWith.ts';
import { fetchExternal } from './fetchExternal.ts';
import { publicLookup } from './publicLookup.ts';

/** Names that lead inside, by the addresses a name server gives for them. */
const inside: { readonly [name: string]: readonly string[] } = {
  'loopback.example': ['127.0.0.1'],
  'loopback-net.example': ['127.9.8.7'],
  'nobody.example': ['0.0.0.0'],
  'ten.example': ['10.0.0.7'],
  'twelve.example': ['172.16.0.1'],
  'sixteen.example': ['192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'carrier.example': ['100.64.0.1'],
  'multicast.example': ['224.0.0.1'],
  'loopback6.example': ['::1'],
  'unspecified6.example': ['::'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'six-to-four.example': ['2002:7f00:1::'],
  'unique-local.example': ['fd00::1'],
  'link-local.example': ['fe80::1'],
  'mixed.example': ['1.1.1.1', '127.0.0.1'],
  'mixed6.example': ['1.1.1.1', '::1'],
  'none.example': [],
};
const zone: Zone = {
  ...Object.fromEntries(Object.entries(inside).map(([name, addresses]) => [name, [addresses]])),
  'rebound.example': [['1.1.1.1'], ['127.0.0.1']],
};

let names: Awaited<ReturnType<typeof openDnsServer>>;
let server: Server;
let port: string;
let connections = 0;

beforeAll(async () => {
  names = await openDnsServer(zone);
  server = createServer((request, response) => {
    const to = /^\/to\/(.+)/.exec(request.url ?? '')?.[1];
    response.writeHead(to ? 302 : 200, {
      'content-type': 'application/json',
      ...(to && { location: decodeURIComponent(to) }),
    });
    response.end('{}');
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  port = address !== null && typeof address === 'object' ? String(address.port) : '';
});
afterAll(() => {
  names.close();
  server.close();
});

const ask = (host: string, lookup: LookupFunction, path = '/') =>
  fetchExternal(new Request(`http://${host}:${port}${path}`), { schemes: ['http:'], ports: [port], lookup });

/** A lookup that trusts whatever it is told: what the guard is there for. */
const trusting: LookupFunction = (host, options, done) => {
  names.lookup(host, { ...options, all: true }, (_error, found) => done(null, found));
};

test('the name server and the listener are real: without the guard a name leads to this machine', async () => {
  const before = connections;
  expect((await ask('loopback.example', trusting)).status).toBe(200);
  expect(connections).toBe(before + 1);
});

test('reliability G7: 20 names that lead inside, one of them by rebinding, make no connection', async () => {
  const before = connections;
  const guard = publicLookup(names.lookup);
  const handedOn = (host: string) =>
    new Promise((done) => {
      guard(host, { all: true }, (error, found) => done(error ? 'refused' : found));
    });
  // Outside when it is first looked at; inside when it would be connected to.
  expect(await handedOn('rebound.example')).toEqual([{ address: '1.1.1.1', family: 4 }]);
  const hosts = [...Object.keys(inside), 'rebound.example'];
  expect(hosts).toHaveLength(20);
  for (const host of hosts) await expect(ask(host, guard)).rejects.toThrow('inside our network');
  expect(connections).toBe(before);
});

const literals = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '169.254.169.254',
  '10.0.0.1',
  '[fd00::1]',
  '[fe80::1]',
];

test.each(literals)(
  'reliability G7: a host that is the address %s is not asked, in whatever form',
  async (host) => {
    const before = connections;
    await expect(ask(host, publicLookup(names.lookup))).rejects.toThrow('inside our network');
    expect(connections).toBe(before);
  },
);

test('reliability G7: an answer that leads inside is not followed', async () => {
  for (const to of [
    `http://127.0.0.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://loopback.example:${port}/`,
    '/again',
    'file:///etc/passwd',
  ]) {
    const before = connections;
    await expect(ask('loopback.example', trusting, `/to/${encodeURIComponent(to)}`)).rejects.toThrow(
      'not followed',
    );
    expect(connections).toBe(before + 1);
  }
});

test('reliability G7: an import’s pictures are fetched by the same guard', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tailorbird-uploads-'));
  const before = connections;
  const lookup = publicLookup(names.lookup);
  const fetchPictures = createFetchPictures(createUploadsFolder(directory), (address) =>
    fetchExternal(new Request(address), { ...pictureBounds, ports: [port], lookup }),
  );
  const hosts = [...Object.keys(inside), ...literals];
  expect((await fetchPictures(hosts.map((host) => `http://${host}:${port}/a.jpg`))).size).toBe(0);
  // As it is used, by names and addresses on the usual port.
  const usual = [
    'http://localhost/a.jpg',
    'http://127.0.0.1/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'no address',
  ];
  expect((await createFetchPictures(createUploadsFolder(directory))(usual)).size).toBe(0);
  expect([connections, readdirSync(directory)]).toEqual([before, []]);
  rmSync(directory, { recursive: true });
});

/** Our own list of what was tried in place of a preview's host. */
const list = new URL('../../../../security/payloads/stagingHosts.json', import.meta.url);
const hosts = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));

/** What a service of ours might be talked into asking, in every form an address can be written in. */
function addressesToAsk(): string[] {
  const named = [...hosts, ...literals, ...Object.keys(inside)];
  const local = [...literals, ...Object.keys(inside)].map((host) => `http://${host}:${port}/a.jpg`);
  const schemes = [
    'file:///etc/passwd',
    `//127.0.0.1:${port}/a.jpg`,
    `gopher://127.0.0.1:${port}/`,
    '../../etc/passwd',
  ];
  return [...named, ...named.map((host) => `https://${host}/a.jpg`), ...local, ...schemes];
}

test('reliability G7: neither pictures, sets and films nor the address finder connect to anything', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tailorbird-media-'));
  const media = createMedia({
    cacheDirectory: directory,
    catalogue: { find: async () => undefined },
  });
  const shop = await shopWith([]);
  const shopper = shop.shopper();
  const found = (query: string) => shopper.post('/commerce/findAddresses', [{ query }]);
  // A pool's own connections are made before anybody is watched.
  expect((await found('hill street')).status).toBe(200);
  const connect = vi.spyOn(Socket.prototype, 'connect');
  await fetch(`http://127.0.0.1:${port}/`);
  expect(connect).toHaveBeenCalled();
  connect.mockClear();
  const asked = addressesToAsk();
  expect(asked.length).toBeGreaterThan(200);
  const wrong: unknown[] = [];
  for (const address of asked) {
    const written = encodeURIComponent(address);
    const paths = [
      `/i/${written}`,
      `/i/${address}`,
      `/i/x?img404=${written}&url=${written}`,
      `/s/${written}-SET.json`,
      `/v/${written}`,
    ];
    for (const path of paths) {
      const { status } = await media.request(path, {
        headers: { host: '169.254.169.254', referer: `http://127.0.0.1:${port}/` },
      });
      if (status !== 404 && status !== 400) wrong.push([path, status]);
    }
    const { status } = await found(address.replaceAll('\u0000', '').slice(0, 200));
    if (status !== 200) wrong.push([address, status]);
  }
  const elsewhere = connect.mock.calls.filter(([to]) => !JSON.stringify(to).includes(databasePort));
  connect.mockRestore();
  await shop.close();
  rmSync(directory, { recursive: true });
  expect(wrong).toEqual([]);
  expect(elsewhere).toEqual([]);
});

/** Where the tests' own database is, when it is a server. */
const databasePort = process.env['TEST_DATABASE_URL']
  ? `"port":"${new URL(process.env['TEST_DATABASE_URL']).port}"`
  : 'no database of ours';
