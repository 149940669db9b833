import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { markets } from '@tailorbird/commerce/market';
import { expect, inject, test } from 'vitest';
import { newShopper, openBrowser, violations } from './browser.ts';
import { forThisFile } from './forThisFile.ts';
import { alive } from './journey.ts';
import { type RawAnswer, rawRequest } from './rawRequest.ts';
import { openShopDatabase } from './shopDatabase.ts';
import { together } from './together.ts';

const browser = await openBrowser();
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(93)).path;

const ask = (path: string) => rawRequest(inject('origin'), path);

/** A page of every kind, in every market, and one that is not there. */
const pagesOf = (prefix: string) => [
  prefix || '/',
  ...[
    product,
    '/browse/womens',
    '/browse/collection/garden-prints',
    '/search?query=tee',
    '/bag',
    '/wishlist',
    '/login',
    '/create-account',
    '/forgot-password',
    '/find-order',
    '/newsletter',
    '/shop-finder',
    '/size-guide',
    '/cookies',
    '/delivery',
    '/nowhere',
  ].map((path) => prefix + path),
];
const allPages = () => Object.values(markets).flatMap(({ prefix }) => pagesOf(prefix));

/** The directives of a policy by name. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

test('reliability F3: no page gives Mozilla’s Observatory a reason to take points off', async () => {
  const wrong: unknown[] = [];
  await together(allPages(), 4, async (path) => {
    const { headers } = await ask(path);
    const policy = directivesOf(String(headers['content-security-policy']));
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      if (policy.get(name)?.join(' ') !== "'none'") wrong.push([path, name, policy.get(name)]);
    const scripts = policy.get('script-src') ?? [];
    if (scripts[0] !== "'self'" || !scripts.slice(1).every((source) => source.startsWith("'sha256-")))
      wrong.push([path, scripts]);
    // Any host, any scheme, and what is sent unencrypted: for nothing at all.
    for (const [name, sources] of policy)
      if (sources.some((source) => /^(?:\*|https?:|http:.*|ws:.*)$/.test(source)))
        wrong.push([path, name, sources]);
    if (policy.get('form-action')?.[0] !== "'self'") wrong.push([path, policy.get('form-action')]);
    // Nobody else's script may read a page.
    if (headers['access-control-allow-origin'] !== undefined) wrong.push([path, 'may be read']);
    for (const cookie of headers['set-cookie'] ?? [])
      if (!/; SameSite=(?:Lax|Strict)/i.test(cookie)) wrong.push([path, cookie]);
  });
  expect(wrong).toEqual([]);
});

test('reliability F3: every page says what browsers may do with it', async () => {
  const wrong: unknown[] = [];
  for (const path of allPages()) {
    const { headers } = await ask(path);
    const expected = {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    };
    for (const [name, value] of Object.entries(expected))
      if (headers[name] !== value) wrong.push([path, name, headers[name]]);
    const policy = String(headers['content-security-policy']);
    if (!policy.includes("frame-ancestors 'none'") || /script-src[^;]*unsafe/.test(policy))
      wrong.push([path, policy]);
    for (const name of ['camera', 'microphone', 'usb'])
      if (!String(headers['permissions-policy']).includes(`${name}=()`)) wrong.push([path, name]);
    for (const name of ['server', 'x-powered-by']) if (headers[name] !== undefined) wrong.push([path, name]);
  }
  expect(wrong).toEqual([]);
});

/** What is no page: files, pictures, data, ways on, refusals. */
const noPages = [
  '/me',
  '/me/bag',
  '/browse/womens.data',
  '/healthz',
  '/livez',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/assets/none.js',
  '/robots.txt',
  '/sitemap.xml',
  '/Browse/womens',
  '/__state?of=/nowhere',
  '/content-frame/none',
  '/content/key/uk/footer',
  '/autocomplete/none',
  '/i/none.jpg',
  '/s/none.json',
  '/v/none',
  '/openapi.json',
  '/readyz',
  '/__dev/mail',
];

/** What others may show, as mails do. */
const isOpen = (path: string) => /^\/(?:i|s|v|content|autocomplete)\//.test(path);

test('reliability F3: an answer of any kind is what it says it is, and of itself runs, loads and frames nothing', async () => {
  const refused = await fetch(`${inject('origin')}/bag`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  const answers = [
    ['a form from elsewhere', Object.fromEntries(refused.headers)] as const,
    ...(await Promise.all(noPages.map(async (path) => [path, (await ask(path)).headers] as const))),
  ];
  const wrong = answers.flatMap(([path, headers]) => {
    const policy = directivesOf(String(headers['content-security-policy']));
    const expected = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': isOpen(path) ? 'cross-origin' : 'same-origin',
    };
    const faults = Object.entries(expected).filter(([name, value]) => headers[name] !== value);
    const lets = ['default-src', 'frame-ancestors'].filter((name) => policy.get(name)?.join() !== "'none'");
    return [...faults, ...lets].map((fault) => [path, fault]);
  });
  expect(wrong).toEqual([]);
});

// Our own list of attempts to end a script from inside its data.
const payloads = JSON.parse(
  readFileSync(new URL('../../../security/payloads/inlineJson.json', import.meta.url), 'utf8'),
) as string[];

const inlineScripts = (html: string) => [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];

/** What is wrong with the scripts of a page whose data holds a payload: each is data, or one that the policy names. */
function faultsIn({ body, headers }: RawAnswer): string[] {
  const policy = String(headers['content-security-policy']);
  return inlineScripts(body).flatMap(([, attributes = '', text = '']) => {
    if (/application\/ld\+json/.test(attributes))
      return isJson(text) ? [] : ['search engines cannot read it'];
    const hash = createHash('sha256').update(text).digest('base64');
    if (!policy.includes(`'sha256-${hash}'`)) return [`a script that is not ours: ${text.slice(0, 80)}`];
    const data = /enqueue\((".*")\)/s.exec(text)?.[1];
    return data === undefined || isJson(data) ? [] : ['data that cannot be read'];
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('reliability F11: no word of a shopper’s ends a script, wherever it is written down', {
  timeout: 180_000,
}, async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(80);
  const sinks: ((payload: string) => string)[] = [
    (payload) => `/search?query=${payload}`,
    (payload) => `/login?next=${encodeURIComponent('/')}${payload}`,
    (payload) => `/browse/womens?filters[colour]=${payload}`,
    (payload) => `/${payload}`,
    (payload) => `/my-account?x=${payload}`,
    (payload) => `/bag?problem=${payload}`,
  ];
  const broken: unknown[] = [];
  const addresses = sinks.flatMap((sink) => payloads.map((payload) => sink(encodeURIComponent(payload))));
  await together(addresses, 6, async (address) => {
    const answer = await ask(address);
    if (answer.status >= 500) broken.push([address, answer.status]);
    if (answer.status === 200) broken.push(...faultsIn(answer).map((fault) => [address, fault]));
  });
  expect(broken).toEqual([]);
});

test('reliability F11: the data of a shared page is a script of its own, and cannot be ended either', async () => {
  for (const payload of payloads) {
    const of = encodeURIComponent(`/search?query=${encodeURIComponent(payload)}`);
    const { body, status, headers } = await ask(`/__state?of=${of}`);
    if (status === 404) continue;
    expect(headers['content-type']).toContain('text/javascript');
    expect(body).not.toMatch(/<\/script|\u2028|\u2029/i);
  }
});

test('reliability F4: text that would become HTML is stopped in a page, heard by these tests and told to the shop', async () => {
  const shopper = await newShopper(browser);
  const page = await shopper.newPage();
  await page.goto('/privacy');
  await alive(page);
  const told = page.waitForResponse(/\/__report$/);
  const outcome = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="window.pwned = 1">');
    } catch (error) {
      return error instanceof TypeError ? 'stopped' : String(error);
    }
    return 'let in';
  });
  expect(outcome).toBe('stopped');
  expect((await told).status()).toBe(204);
  expect(violations.splice(0)).toEqual([
    expect.stringContaining('require-trusted-types-for trusted-types-sink'),
  ]);
  await shopper.close();
});
