import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { register } from './accountJourney.ts';
import { newShopper, openBrowser } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { rawRequest } from './rawRequest.ts';
import { startPlantedShop } from './startPlantedShop.ts';

// Our own list of attempts to end a script from inside its data.
const file = new URL('../../../security/payloads/inlineJson.json', import.meta.url);
const payloads = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));

/** The list in texts of at most so many characters. */
const inTexts = (most: number) =>
  payloads.reduce<string[]>((texts, payload) => {
    const last = texts.at(-1);
    return last === undefined || last.length + payload.length >= most
      ? [...texts, payload]
      : [...texts.slice(0, -1), `${last} ${payload}`];
  }, []);

const words = payloads.join(' ');
/** As long as a text block's title may be. */
const titles = inTexts(120);
/** As long as a search term may be. */
const terms = inTexts(200);

const browser = await openBrowser();
const shop = await forThisFile(
  startPlantedShop({
    words,
    blocks: titles.map((title) => ({
      _meta: { schema: schemaAddress('text-block') },
      title,
      body: 'Words.',
    })),
  }),
);
const parser = await browser.newPage();

/** The scripts of a document as the browser reads it. */
const scriptsOf = (html: string) =>
  parser.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'text/html').scripts].map(({ type, src, text: code }) => ({
        type,
        src: src === '' ? '' : new URL(src).pathname,
        code,
      })),
    html.replace('<head>', `<head><base href="${shop.origin}">`),
  );

const enqueued = /^window\.__reactRouterContext\.streamController\.enqueue\((".*")\);?$/s;

/** What is handed to a page's own scripts: text of JSON in a text of JSON. Throws when it is anything else. */
function handedOver(code: string): unknown {
  const [, text] = enqueued.exec(code.trim()) ?? [];
  if (text === undefined) throw new Error(`This is not data alone: ${code.slice(0, 200)}`);
  return JSON.parse(String(JSON.parse(text)));
}

/** Every text in some data, those that are JSON themselves read too: loaders pack theirs. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data, ...(/^[[{]"/.test(data) ? textsIn(JSON.parse(data)) : [])];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Every text that a script hands to the page's own, which each has a line for. */
const loadedBy = (code: string) =>
  code
    .split('\n')
    .filter((line) => line.includes('streamController.enqueue('))
    .flatMap((line) => textsIn(handedOver(line)));

/** A page's scripts: its data for search engines and for its own scripts, and what is neither of those nor ours. */
async function read(path: string, cookie = '') {
  const { body, headers, status } = await rawRequest(shop.origin, path, { cookie });
  expect([path, status]).toEqual([path, 200]);
  const policy = String(headers['content-security-policy']);
  const structured: Record<string, unknown>[] = [];
  const loaded: string[] = [];
  const foreign: string[] = [];
  for (const { type, src, code } of await scriptsOf(body)) {
    const hash = createHash('sha256').update(code).digest('base64');
    if (type === 'application/ld+json')
      structured.push(z.record(z.string(), z.unknown()).parse(JSON.parse(code)));
    else if (src !== '' ? !src.startsWith('/assets/') : !policy.includes(`'sha256-${hash}'`))
      foreign.push(src + code);
    loaded.push(...loadedBy(code));
    const [address] = /"\/__state\?of=[^"]*"/.exec(code) ?? [];
    if (address === undefined) continue;
    const state = await rawRequest(shop.origin, z.string().parse(JSON.parse(address)));
    expect(state.headers['content-type']).toContain('text/javascript');
    loaded.push(...loadedBy(state.body));
  }
  expect(foreign).toEqual([]);
  return { structured, loaded };
}

/** What search engines are told of one kind of thing. */
const ofKind = (structured: readonly Record<string, unknown>[], kind: RegExp) =>
  textsIn(structured.filter((one) => kind.test(String(one['@type']))));

const holds = (texts: readonly string[], all: readonly string[]) =>
  all.filter((part) => !texts.some((text) => text.includes(part)));

test('reliability F11: each payload is whole in each kind of inline data, and ends no script', {
  timeout: 180_000,
}, async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(80);
  const product = await read('/p/220/nettle-posy-print-pocket-dress/Charcoal');
  const content = await read('/not-there');
  const searches = await Promise.all(terms.map((term) => read(`/search?query=${encodeURIComponent(term)}`)));
  const shopper = await newShopper(browser, { javaScriptEnabled: false });
  await register(await shopper.newPage(), '', `inline.${Date.now()}@shop.example`, false);
  const cookie = (await shopper.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await shopper.close();
  const profile = await read('/my-account/MyProfile', cookie);

  const lost = {
    'structured data of a product': holds(ofKind(product.structured, /^Product/), [words]),
    'structured data of the way to it': holds(ofKind(product.structured, /^BreadcrumbList$/), [words]),
    'data of a shared page': holds(product.loaded, [words]),
    'data of one shopper’s page': holds(profile.loaded, [words]),
    'content of blocks': holds(content.loaded, titles),
    'a search term': holds(
      searches.flatMap(({ loaded }) => loaded),
      terms,
    ),
  };
  expect(Object.entries(lost).filter(([, missing]) => missing.length > 0)).toEqual([]);
  process.stdout.write(
    `reliability F11: ${payloads.length} payloads in ${Object.keys(lost).length} kinds of inline data, 0 breakouts\n`,
  );
});
