import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { ProductGrid } from '@tailorbird/blocks/ProductGrid';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

/** The shop's own cards by React alone, as its listing has them: nothing is kept, and there is no page around them. */
export function render(products: readonly ProductCard[]): string {
  const grid = h(ProductGrid, { products });
  return renderToString(
    h('html', null, h('body', null, h(PageFactsProvider, { market: 'uk', children: grid }))),
  );
}
