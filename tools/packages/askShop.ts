/** Asks the built shop in this folder for the front of each market, without a socket, and fails where it is not as it must be. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The shop as a function of a request. */
interface Shop {
  readonly app: { readonly fetch: (request: Request) => Promise<Response> };
}

const { app }: Shop = await import(pathToFileURL(join(process.cwd(), 'server.ts')).href);
const get = async (path: string) => {
  const response = await app.fetch(new Request(`http://shop.example${path}`));
  return { response, text: await response.text() };
};

const fronts = [
  { path: '/', language: 'en-GB', words: 'Delivery is free over £', about: '/about-us' },
  { path: '/eu', language: 'en-IE', words: 'Delivery is free over €', about: '/eu/about-us' },
  { path: '/us', language: 'en-US', words: 'Delivery is free over $', about: '/us/about-us' },
];
for (const { path, language, words, about } of fronts) {
  const { response, text } = await get(path);
  assert.equal(response.status, 200, `${path} answers ${response.status}`);
  for (const part of [
    `<html lang="${language}">`,
    'Kestrel&#x27;s &amp; Co',
    words,
    `href="${about}"`,
    'data-block="own-opening-times"',
    'Our workshop',
  ])
    assert.ok(text.includes(part), `${path} has ${part}`);
  assert.match(response.headers.get('content-security-policy') ?? '', /script-src 'self' 'sha256-/);
  const again = await get(path);
  assert.equal(again.text, text, `${path} is the same when it is asked for again`);
  assert.match((await get(about)).text, /<title>About us \| Kestrel/);
}
const style = /href="(\/assets\/[^"]+\.css)"/.exec((await get('/')).text)?.[1] ?? '';
const { response, text } = await get(style);
assert.match(response.headers.get('cache-control') ?? '', /immutable/);
assert.ok(
  text.includes('opening-times') && text.includes('--tb-color-ink:'),
  'its style sheet has its own rules and ours',
);
assert.equal((await get('/browse/womens')).response.status, 404);
console.log('The front of each market.');
