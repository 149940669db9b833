import type { Market } from '@tailorbird/commerce/market';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockDataProvider } from '../page/BlockData.tsx';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { fixtureProductsIn } from './fixtureProducts.ts';

/** For tests: what a server sends of a block that is not lazy, with the fixture products at hand. */
export function renderBlock(block: ReactNode, market: Market = 'uk'): string {
  return renderToStaticMarkup(
    <PageFactsProvider market={market} embeds>
      <BlockDataProvider data={{ products: fixtureProductsIn[market] }}>{block}</BlockDataProvider>
    </PageFactsProvider>,
  );
}

/** For tests: the words of a piece of HTML. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<style[^]*?<\/style>|<noscript[^]*?<\/noscript>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
