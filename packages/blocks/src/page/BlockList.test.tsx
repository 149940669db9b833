import { type FailedIsland, type IslandServer, IslandServerProvider } from '@tailorbird/engine/IslandServer';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { countdownTimerFixtures } from '../countdown-timer/fixtures.ts';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { fixtureProducts } from '../testing/fixtureProducts.ts';
import { BlockDataProvider } from './BlockData.tsx';
import { BlockList } from './BlockList.tsx';
import { loadEveryBlock } from './loadEveryBlock.ts';
import { PageFactsProvider } from './PageFacts.tsx';

// oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
vi.mock('../sticker/Sticker.tsx', () => ({
  Sticker: () => {
    throw new Error('The sticker has come unstuck.');
  },
}));

const item = (id: string, content: object) => ({ _meta: { schema: schemaAddress(id) }, ...content });

beforeAll(loadEveryBlock);

/** The page as the storefront's server sends it, and what it logs of blocks. */
function serve(items: readonly unknown[], { preview }: { preview: boolean }) {
  const failed: FailedIsland[] = [];
  const server: IslandServer = {
    render: (block, identifierPrefix) => renderToString(block, { identifierPrefix }),
    failed: (block) => failed.push(block),
  };
  const html = renderToString(
    <IslandServerProvider value={server}>
      <PageFactsProvider market="uk" preview={preview}>
        <BlockList {...parseBlocks(items)} />
      </PageFactsProvider>
    </IslandServerProvider>,
  );
  return { html, failed };
}

const words = [item('text-block', { body: 'Before' }), item('text-block', { body: 'After' })] as const;

const sticker = item('sticker', { textLine1: 'Sale' });

test('a block that throws on the server is left out, the page stands, and the block is named once', () => {
  const { html, failed } = serve([words[0], sticker, words[1]], { preview: false });
  expect(html).toContain('Before');
  expect(html).toContain('After');
  expect(html).toMatch(/<div data-block="sticker"[^>]*><\/div>/);
  expect(failed).toEqual([{ name: 'sticker-1', error: new Error('The sticker has come unstuck.') }]);
});

test('an editor is told of a block that throws, where it would stand', () => {
  const { html } = serve([words[0], sticker, words[1]], { preview: true });
  expect(html).toContain('The sticker has come unstuck.');
  expect(html).toContain('After');
});

test('a broken block is nothing to a shopper', () => {
  const { html } = serve([words[0], item('hero', {}), words[1]], { preview: false });
  expect(html).toContain('After');
  expect(html).not.toContain('This block is not shown');
});

test('an editor sees in its place which block is broken and why', () => {
  const { html } = serve([words[0], item('hero', {}), words[1], item('nonsense', {})], { preview: true });
  const order = ['Before', '/schema/hero', 'heading', 'After', '/schema/nonsense'].map((part) =>
    html.indexOf(part),
  );
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a block says what it is made of, so that its HTML can be kept: its content and, where it may show them, the products of the page', () => {
  const { blocks } = parseBlocks([
    item('text-block', { body: 'Words' }),
    item('product-card', { productSku: '200001' }),
    item('text-block', { body: 'Other words' }),
    item('countdown-timer', countdownTimerFixtures.minimal),
  ]);
  expect(blocks).toHaveLength(4);
  const asked = (market: 'uk' | 'eu', { preview = false, products = {} } = {}) => {
    const texts: (string | undefined)[] = [];
    const server: IslandServer = {
      render: (_block, _idPrefix, madeOf) => {
        texts.push(madeOf && JSON.stringify(madeOf));
        return '';
      },
      failed: () => {},
    };
    renderToString(
      <IslandServerProvider value={server}>
        <PageFactsProvider market={market} preview={preview}>
          <BlockDataProvider data={{ products }}>
            <BlockList blocks={blocks} broken={[]} />
          </BlockDataProvider>
        </PageFactsProvider>
      </IslandServerProvider>,
    );
    return texts;
  };
  const [first, product, second, timed] = asked('uk');
  expect(first).toContain('Words');
  expect(second).not.toBe(first);
  expect(product).toContain('200001');
  expect(timed).toBeUndefined();
  expect(asked('uk')).toEqual([first, product, second, timed]);
  const [, known] = asked('uk', { products: fixtureProducts });
  expect(known).toContain(Object.values(fixtureProducts)[0]?.name);
  expect(asked('eu')[0]).not.toBe(first);
  expect(asked('uk', { preview: true })).toEqual([undefined, undefined, undefined, undefined]);
});

test('ids that blocks generate differ from block to block', () => {
  const column = { title: 'Help', links: [{ text: 'Delivery', url: '/delivery' }] };
  const { html } = serve([item('footer', { columns: [column] }), item('footer', { columns: [column] })], {
    preview: false,
  });
  const names = [...html.matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});
