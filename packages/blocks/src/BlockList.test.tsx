import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BlockList } from './BlockList.tsx';
import { PageFactsProvider } from './PageFacts.tsx';
import { parseBlocks } from './parse.ts';
import { schemaAddress } from './schemaAddress.ts';

vi.mock('./sticker/Sticker.tsx', () => ({
  Sticker: () => {
    throw new Error('The sticker has come unstuck.');
  },
}));

const item = (id: string, content: object) => ({ _meta: { schema: schemaAddress(id) }, ...content });

function serve(page: ReactNode): Promise<{ html: string; errors: readonly unknown[] }> {
  const errors: unknown[] = [];
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onError: (error) => {
        errors.push(error);
      },
      onShellError: reject,
      onAllReady: () => {
        const sink = new PassThrough();
        text(sink).then((html) => resolve({ html, errors }), reject);
        pipe(sink);
      },
    });
  });
}

const list = (items: readonly unknown[], preview: boolean) => (
  <PageFactsProvider market="uk" preview={preview}>
    <BlockList {...parseBlocks(items)} />
  </PageFactsProvider>
);

const words = [item('text-block', { body: 'Before' }), item('text-block', { body: 'After' })] as const;

test('a block that throws on the server is left out, the page stands, and the error is told once', async () => {
  const { html, errors } = await serve(
    list([words[0], item('sticker', { textLine1: 'Sale' }), words[1]], false),
  );
  expect(html).toContain('Before');
  expect(html).toContain('After');
  expect(errors).toEqual([new Error('The sticker has come unstuck.')]);
});

test('a broken block is nothing to a shopper', async () => {
  const { html } = await serve(list([words[0], item('hero', {}), words[1]], false));
  expect(html).toContain('After');
  expect(html).not.toContain('This block is not shown');
});

test('an editor sees in its place which block is broken and why', async () => {
  const { html } = await serve(list([words[0], item('hero', {}), words[1], item('nonsense', {})], true));
  const order = ['Before', '/schema/hero', 'heading', 'After', '/schema/nonsense'].map((part) =>
    html.indexOf(part),
  );
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
