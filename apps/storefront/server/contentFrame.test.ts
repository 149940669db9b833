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

test('reliability F7: a frame is sandboxed by its own answer too, and reaches nothing', async () => {
  const response = await contentFrame('quiz', shop(item));
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
  const response = await contentFrame('quiz', { ...shop(item), fonts: "@font-face{font-family:'Figtree'}" });
  expect(response.headers.get('content-security-policy')).toContain('font-src https://shop.example/assets/;');
  expect(await response.text()).toContain("<style>@font-face{font-family:'Figtree'}:root{");
});

test('an item that is no custom block with a script has no frame', async () => {
  const others = [
    { ...item, javascript: ' ' },
    { ...item, _meta: { schema: 'https://tailorbird.example/schema/text-block' } },
    { ...item, html: 'x'.repeat(20_001) },
    null,
  ];
  for (const other of others) expect((await contentFrame('quiz', shop(other))).status).toBe(404);
});

test.each(['other', '..', '../key/uk/home', 'a b', '%00', '', 'x'.repeat(65)])(
  'there is no frame at %j',
  async (id) => {
    expect((await contentFrame(id, shop(item))).status).toBe(404);
  },
);

test('a content service that is down costs the frame, not the shop', async () => {
  const down = { ...shop(item), middleware: () => Promise.reject(new Error('down')) };
  expect((await contentFrame('quiz', down)).status).toBe(404);
});
