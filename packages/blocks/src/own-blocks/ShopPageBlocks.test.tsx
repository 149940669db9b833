import { type FailedIsland, type IslandServer, IslandServerProvider } from '@tailorbird/engine/IslandServer';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { neverHydrate } from '../blockRow.ts';
import { loadEveryBlock } from '../page/loadEveryBlock.ts';
import { PageFactsProvider, usePageFacts } from '../page/PageFacts.tsx';
import { loadOwnBlocks } from './loadOwnBlocks.ts';
import { ownBlock } from './ownBlock.ts';
import { parseShopPage } from './parseShopPage.ts';
import { ShopPageBlocks } from './ShopPageBlocks.tsx';

function Hours({ day }: { readonly day: string }) {
  if (day === 'never') throw new Error('The clock has stopped.');
  return <a href={usePageFacts().href('/hours')}>{day}</a>;
}

const hours = z.object({ day: z.string().min(1) });
const own = {
  'own-hours': ownBlock(
    hours,
    neverHydrate(
      () => Promise.resolve({ Hours }),
      (module) => module.Hours,
    ),
  ),
  'own-clock': ownBlock(hours, Hours),
};

beforeAll(async () => {
  await Promise.all([loadEveryBlock(), loadOwnBlocks(own)]);
});

const item = (id: string, content: object) => ({
  _meta: { schema: `https://content.example/${id}` },
  ...content,
});

/** A page as a created shop's server sends it. */
function serve(slots: readonly unknown[], { preview = false } = {}) {
  const page = parseShopPage(item('content-page', { slots }), own);
  if (page === undefined) throw new Error('It is a page.');
  const failed: FailedIsland[] = [];
  const madeOf: (string | undefined)[] = [];
  const server: IslandServer = {
    render: (part, identifierPrefix, parts) => {
      madeOf.push(parts && JSON.stringify(parts));
      return renderToString(part, { identifierPrefix });
    },
    failed: (island) => failed.push(island),
  };
  const html = renderToString(
    <IslandServerProvider value={server}>
      <PageFactsProvider market="eu" preview={preview}>
        <ShopPageBlocks page={page} own={own} />
      </PageFactsProvider>
    </IslandServerProvider>,
  );
  return { html, failed, madeOf };
}

const words = item('text-block', { body: 'Before' });

test('an own block is drawn between those of the package, as an island of its id, in the market of the page', () => {
  const { html, failed } = serve([
    words,
    item('own-hours', { day: 'Monday' }),
    item('text-block', { body: 'After' }),
  ]);
  expect(failed).toEqual([]);
  const places = ['Before', 'data-block="own-hours"', '<a href="/eu/hours">Monday</a>', 'After'];
  expect(
    places.map((part) => html.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? -1)),
  ).toBe(true);
});

test('an own block that throws takes nothing with it, and is named', () => {
  const { html, failed } = serve([words, item('own-clock', { day: 'never' })]);
  expect(html).toContain('Before');
  expect(failed).toMatchObject([{ name: 'own-clock-1', error: new Error('The clock has stopped.') }]);
});

test('an editor reads in its place what is wrong with an own block, a shopper nothing', () => {
  const wrong = [words, item('own-hours', {})];
  expect(serve(wrong).html).not.toContain('own-hours');
  expect(serve(wrong, { preview: true }).html).toContain('Day is missing.');
});

test('an own block that never hydrates is kept for other pages by its content; one that lives is drawn anew', () => {
  const [first, other, living] = serve([
    item('own-hours', { day: 'Monday' }),
    item('own-hours', { day: 'Tuesday' }),
    item('own-clock', { day: 'Monday' }),
  ]).madeOf;
  expect(first).toContain('Monday');
  expect(other).not.toBe(first);
  expect(living).toBeUndefined();
});
