import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaAddress } from '../../packages/blocks/src/schemaAddress.ts';
import { knownPictures } from './lint/knownPictures.ts';
import { pictureWidth } from './lint/pictureWidth.ts';
import { keyOf, pageOf, sourcesAtHost, sourcesInFolder } from './lint/sources.ts';
import { ownContent } from './lintCommand.ts';
import { usesOf } from './usageCommand.ts';

const root = dirname(dirname(import.meta.dirname));
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-content-'));
const hero = (heading: string) => ({
  _meta: { schema: schemaAddress('hero'), deliveryKey: 'uk/sale' },
  heading,
});

beforeAll(() => {
  mkdirSync(join(folder, 'good'));
  mkdirSync(join(folder, 'bad/uk'), { recursive: true });
  writeFileSync(join(folder, 'good/sale.json'), JSON.stringify(hero('Sale')));
  writeFileSync(join(folder, 'bad/uk/sale.json'), JSON.stringify(hero('')));
  writeFileSync(join(folder, 'bad/torn.json'), '{ "heading": ');
  writeFileSync(
    join(folder, 'dot.png'),
    Buffer.from('89504e470d0a1a0a0000000d494844520000018600000001', 'hex'),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/content/cli.ts'), ...args], { encoding: 'utf8' });

test('a good folder ends well; a bad one is told file by file and ends badly', { timeout: 60_000 }, () => {
  expect(command('lint', join(folder, 'good'))).toMatchObject({
    status: 0,
    stdout: '1 document with 1 item checked: nothing wrong.\n',
  });
  const { status, stdout } = command('lint', join(folder, 'bad'));
  expect(status).toBe(1);
  expect(stdout).toMatch(/torn\.json\n {2}\(the whole\)\n {4}It is not JSON/);
  expect(stdout).toMatch(/uk\/sale\.json\n {2}heading\n {4}Heading is empty/);
});

test('a folder that is not there, and a command that is not', { timeout: 60_000 }, () => {
  expect(command('lint', join(folder, 'none')).stderr).toContain('There is no content in');
  expect(command('lint', join(folder, 'none')).status).toBe(1);
  expect(command('usage', 'hero', join(folder, 'none'))).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `There is no content in ${join(folder, 'none')}. Name a folder of JSON files.\n`,
  });
  expect(command('bake').stderr).toContain('There is no command "bake"');
});

test('a content host is asked by key; what it does not have is passed over, what it breaks is told', async () => {
  const answers: Readonly<Record<string, [number, string]>> = {
    '/content/key/uk/home': [200, JSON.stringify({ content: hero('Sale') })],
    '/content/key/uk/sale': [500, 'down'],
    '/content/key/uk/odd': [200, '{}'],
  };
  const host = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://host').pathname;
    const [status, body] = answers[path] ?? [404, '{}'];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = host.address() as AddressInfo;
  const keys = ['uk/home', 'uk/gone', 'uk/sale', 'uk/odd'];
  expect(await sourcesAtHost(`http://127.0.0.1:${port}`, keys, fetch)).toEqual([
    { name: 'uk/home', json: hero('Sale') },
    { name: 'uk/sale', unreadable: 'The host answered 500.' },
    { name: 'uk/odd', unreadable: 'The answer has no content.' },
  ]);
  host.closeAllConnections();
  host.close();
});

test('a document’s key is its own word for it, or its place', () => {
  expect(keyOf({ name: 'x.json', json: hero('Sale') })).toBe('uk/sale');
  expect(keyOf({ name: 'published/eu/browse/mens.json', json: {} })).toBe('eu/browse/mens');
  expect(pageOf('eu/browse/mens')).toBe('browse/mens');
});

test('usage names document, key and place of every use', { timeout: 60_000 }, () => {
  const sources = sourcesInFolder(join(root, ownContent));
  expect(usesOf('hero', sources)).toContainEqual(
    expect.stringMatching(/^published\/uk\/home\.json {2}uk\/home {2}\w+\[\d+\]$/),
  );
  expect(command('usage', 'hero').stdout).toMatch(/hero is used \d+ times in/);
  expect(command('usage', 'quilt')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no block “quilt”'),
  });
});

test('a picture’s width is read from the file itself', () => {
  expect(pictureWidth(join(root, 'apps/middleware/media/content/hero-autumn.jpg'))).toBe(1920);
  expect(pictureWidth(join(folder, 'dot.png'))).toBe(390);
  expect(pictureWidth(join(root, 'apps/middleware/media/content/placeholder.svg'))).toBe('any');
  expect(pictureWidth(join(root, 'package.json'))).toBeUndefined();
});

test('content may show a style in a colour it is sold in, from near or far', () => {
  const widthOf = knownPictures(root);
  expect(['200364-Blush-FF', '200372-Moss_Green-FD'].map(widthOf)).toEqual(['any', 'any']);
  expect(['200364-Tartan-FF', '200364-Blush-XX'].map(widthOf)).toEqual([undefined, undefined]);
});
