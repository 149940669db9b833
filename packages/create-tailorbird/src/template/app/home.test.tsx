import { loadEveryBlock } from '@tailorbird/blocks/loadEveryBlock';
import { loadOwnBlocks } from '@tailorbird/blocks/loadOwnBlocks';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { markets } from '@tailorbird/commerce/market';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ownBlocks } from '../blocks/ownBlocks.ts';
import { loadPage } from './loadPage.server.ts';
import { PageView } from './PageView.tsx';
import { shop } from './shop.ts';

beforeAll(async () => {
  // The content service is not asked in a test: it is the files of the shop that are looked at.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in a test')));
  vi.spyOn(console, 'error').mockReturnValue();
  await Promise.all([loadEveryBlock(), loadOwnBlocks(ownBlocks)]);
});

describe.each(shop.markets)('the front of the shop in %s', (market) => {
  test('has content in which nothing is broken and every mark is filled in', async () => {
    const loaded = await loadPage(market, 'home');
    expect(loaded?.page.slots ?? []).not.toEqual([]);
    expect(loaded?.page.broken).toEqual([]);
    expect(JSON.stringify(loaded)).not.toMatch(/\{[a-z-]+\}/);
  });

  test('is drawn with its blocks, and its links stay in the market', async () => {
    const loaded = await loadPage(market, 'home');
    const html =
      loaded &&
      renderToString(
        <PageFactsProvider market={market}>
          <PageView loaded={loaded} />
        </PageFactsProvider>,
      );
    expect(html ?? '').toContain('<main');
    expect(html).toContain(`href="${markets[market].prefix}/about-us"`);
  });
});

test('a key that is none is no page', async () => {
  expect(await loadPage('uk', '../shop.config')).toBeUndefined();
});
