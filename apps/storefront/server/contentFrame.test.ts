import { expect, test } from 'vitest';
import { shopSettings } from '../app/shopSettings.ts';
import { contentFrame } from './contentFrame.ts';
import type { StorefrontOptions } from './storefrontOptions.ts';

const item = {
  _meta: { schema: 'https://tailorbird.example/schema/custom-block', deliveryId: 'quiz' },
  title: 'Quiz',
  html: '<button onclick="go()">Go</button>',
  javascript: 'function go() {}',
};

/** The shop’s options as far as a frame needs them. */
function shop(content: unknown): StorefrontOptions {
  const middleware = (request: Request) =>
    new URL(request.url).pathname === '/content/id/quiz'
      ? Response.json({ content })
      : Response.json({}, { status: 404 });
  return {
    middleware,
    middlewareUrl: 'https://shop.example',
    settings: shopSettings({ publicUrl: 'https://shop.example' }),
  } as unknown as StorefrontOptions;
}

/** The frame on a page of the UK. */
const frameOf = (id: string, options: StorefrontOptions) => contentFrame({ id, market: 'uk' }, options);

test('reliability F7: a frame is sandboxed by its own answer too, and reaches nothing', async () => {
  const response = await frameOf('quiz', shop(item));
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const part of [
    'sandbox allow-scripts;',
    "default-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-popups|unsafe-eval/);
  expect(policy).toContain('img-src data: https://shop.example/i/;');
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await response.text()).toContain('<button onclick="go()">Go</button>');
});

test('a frame is set in the shop’s fonts, which its policy lets it read from the build alone', async () => {
  const response = await frameOf('quiz', { ...shop(item), fonts: "@font-face{font-family:'Figtree'}" });
  expect(response.headers.get('content-security-policy')).toContain('font-src https://shop.example/assets/;');
  expect(await response.text()).toContain("<style>@font-face{font-family:'Figtree'}:root{");
});

test('an item that is no custom block with a script has no frame', async () => {
  const others = [
    { ...item, javascript: ' ' },
    { ...item, _meta: { schema: 'https://tailorbird.example/schema/text-block' } },
    { ...item, javascript: null },
    { title: 'Quiz', javascript: 'function go() {}' },
  ];
  for (const other of others) expect((await frameOf('quiz', shop(other))).status).toBe(404);
});

test.each([
  ['a title longer than reads well', { title: 'x'.repeat(81) }, `<title>${'x'.repeat(81)}</title>`],
  ['a part that is left empty', { css: null }, '<style></style>'],
  ['HTML that is too long, cut', { html: 'x'.repeat(20_001) }, `<body>${'x'.repeat(20_000)}<script>`],
])('a block that the page mends has a frame, mended alike: %s', async (_name, part, shown) => {
  const response = await frameOf('quiz', shop({ ...item, ...part }));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(shown);
});

test.each([
  ['uk', 'en-GB', '£0', 'Colour'],
  ['eu', 'en-IE', '€4', 'Colour'],
  ['us', 'en-US', '$9', 'Color'],
  [undefined, 'en-GB', '£0', 'Colour'],
  ['mars', 'en-GB', '£0', 'Colour'],
])('on a page of the market %s a frame is in %s, and says its policy and words', async (...row) => {
  const [market, locale, label, word] = row;
  const title = {
    _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/localized-value' },
    values: [
      { locale: 'en-GB', value: 'Colour' },
      { locale: 'en-US', value: 'Color' },
    ],
  };
  const content = { ...item, title, html: '<p>A label costs {returns-label}</p>' };
  const text = await (await contentFrame({ id: 'quiz', market }, shop(content))).text();
  expect(text).toContain(`<html lang="${locale}">`);
  expect(text).toContain(`A label costs ${label}`);
  expect(text).toContain(`<title>${word}</title>`);
});

test.each(['other', '..', '../key/uk/home', 'a b', '%00', '', 'x'.repeat(65)])(
  'there is no frame at %j',
  async (id) => {
    expect((await frameOf(id, shop(item))).status).toBe(404);
  },
);

test.each([
  ['does not answer', () => Promise.reject(new Error('down'))],
  ['fails', () => Response.json({}, { status: 500 })],
  ['answers without content', () => Response.json({ content: null })],
])('a content service that %s costs the frame for now, and nobody keeps that', async (_name, middleware) => {
  const response = await frameOf('quiz', { ...shop(item), middleware });
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
