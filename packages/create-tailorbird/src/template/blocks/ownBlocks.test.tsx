import { loadOwnBlocks } from '@tailorbird/blocks/loadOwnBlocks';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { parseShopPage } from '@tailorbird/blocks/parseShopPage';
import { ShopPageBlocks } from '@tailorbird/blocks/ShopPageBlocks';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ownBlocks } from './ownBlocks.ts';

const modules = import.meta.glob<{ fixtures: Record<string, object> }>('./*/fixtures.ts', { eager: true });
const blocks = Object.entries(modules).map(([file, { fixtures }]) => ({
  id: `own-${file.split('/')[1]}`,
  fixtures: Object.entries(fixtures),
}));
const pageWith = (id: string, content: object) => ({
  _meta: { schema: 'https://shop.example/schema/content-page' },
  slots: [{ _meta: { schema: `https://shop.example/schema/${id}` }, ...content }],
});

beforeAll(() => loadOwnBlocks(ownBlocks));

test('every folder here is a block with fixtures, and every block has its folder', () => {
  expect(blocks.map(({ id }) => id).sort()).toEqual(Object.keys(ownBlocks).sort());
});

test.each(blocks.flatMap(({ id, fixtures }) => fixtures.map(([name, content]) => ({ id, name, content }))))(
  '$id shows its fixture $name whole',
  ({ id, content }) => {
    const page = parseShopPage(pageWith(id, content), ownBlocks);
    expect(page?.broken).toEqual([]);
    const html =
      page &&
      renderToString(
        <PageFactsProvider market="uk">
          <ShopPageBlocks page={page} own={ownBlocks} />
        </PageFactsProvider>,
      );
    const text = Object.values(content).find((value) => typeof value === 'string');
    expect(html ?? '').toContain(renderToString(<>{text ?? ''}</>));
  },
);
