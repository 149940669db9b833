import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { callError, statusOf } from '@tailorbird/commerce/contract/callError';
import { markets } from '@tailorbird/commerce/market';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBehindEdge } from './testing/serveBehindEdge.ts';
import { shopWith, type TestShop } from './testing/shopWith.ts';

const guide = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');

let shop: TestShop;
let served: Awaited<ReturnType<typeof serveBehindEdge>>;
beforeAll(async () => {
  shop = await shopWith([], { publicUrl: 'http://localhost:3000' });
  served = await serveBehindEdge(shop);
});
afterAll(async () => {
  served.close();
  await shop.close();
});

/** The code of a block of the guide, with the place where the shop of this test is asked. */
function shown(language: string): string {
  const [, code = ''] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(guide) ?? [];
  return code.replaceAll(/(?<!origin: )http:\/\/localhost:3000/g, `http://127.0.0.1:${served.port}`);
}

it('the call that the guide shows is answered', async () => {
  const curl = shown('sh');
  const [address = ''] = /http:\S+/.exec(curl) ?? [];
  const headers = [...curl.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const [, body = ''] = /-d '([^']+)'/.exec(curl) ?? [];
  const answer = await fetch(address, { method: 'POST', headers: Object.fromEntries(headers), body });
  const channel = expect.objectContaining({ id: markets.uk.channelId });
  expect([answer.status, await answer.json()]).toEqual([200, channel]);
});

it('the program that the guide shows makes a bag', async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const words = ['--input-type=module', '--eval', shown('ts')];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd });
  expect(stdout.trim()).toMatch(/^[0-9a-f-]{36}$/);
});

it('every reason for a refusal stands in the guide, with its status', () => {
  const rows = [...guide.matchAll(/^\| (\d{3}) \| (.+?) \|/gm)].flatMap(([, status, tags = '']) =>
    [...tags.matchAll(/`([\w-]+)`/g)].map(([, tag]) => `${status} ${tag}`),
  );
  const all = callError.options.map(({ shape }) => `${statusOf[shape.tag.value]} ${shape.tag.value}`);
  expect(rows.toSorted()).toEqual(all.toSorted());
});
