import type { ProductCard as Product } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import { fixtureProducts } from '../fixtureProducts.ts';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { productPath } from './productPath.ts';

function product(code: string): Product {
  const found = fixtureProducts[code];
  if (found === undefined) throw new Error(`There is no fixture product ${code}.`);
  return found;
}

const plain = product('200001');
const reduced = product('200002');
const twelveColours = product('200006');

test('commerce §2: the name links to the style in its first colour, spaces as underscores', () => {
  expect(productPath(plain, 'Moss Green')).toBe('/p/200001/fern-breton-tee/Moss_Green');
  expect(renderBlock(<ProductCard product={plain} />, 'us')).toContain(
    'href="/us/p/200001/fern-breton-tee/Indigo"',
  );
});

test('blocks §5: prices display without .00', () => {
  const words = wordsOf(renderBlock(<ProductCard product={plain} />));
  expect(words).toContain('£29');
  expect(words).not.toContain('.00');
});

test('blocks §2 product card: a special price stands beside the former one', () => {
  expect(wordsOf(renderBlock(<ProductCard product={reduced} />))).toContain('Was £65, now £45.50');
});

test('blocks §2 product card: the search variant hides prices and ratings', () => {
  const html = renderBlock(<ProductCard product={reduced} variant="search" />);
  expect(wordsOf(html)).not.toContain('£');
  expect(html).not.toContain('data-rating-for');
  expect(html).toContain('data-variant="search"');
});

test('blocks §2 product card: a place for ratings is keyed by sku', () => {
  expect(renderBlock(<ProductCard product={plain} />)).toContain('data-rating-for="200001"');
});

test('blocks §2 product card: an optional badge has a text, a link and two colours', () => {
  const badge = {
    text: 'Staff favourite',
    link: '/browse/womens',
    textColour: '#1C2B2A',
    backgroundColour: '#D9A23B',
  };
  const html = renderBlock(<ProductCard product={reduced} badge={badge} />, 'eu');
  expect(html).toContain('href="/eu/browse/womens"');
  expect(html).toContain('--badge-background:#D9A23B;--badge-colour:#1C2B2A');
  expect(wordsOf(html)).not.toContain('Sale');
});

test('blocks §2 product card: an additional message and a was/now badge', () => {
  const html = renderBlock(
    <ProductCard
      product={plain}
      additionalMessage="Back by request"
      promoBadge={{ nowPrice: '£23.20', priceOffText: 'with 20% off', colour: '#A63D2B' }}
    />,
  );
  expect(wordsOf(html)).toContain('Back by request');
  expect(wordsOf(html)).toContain('£23.20 with 20% off');
  expect(html).toContain('--promo:#A63D2B');
});

test('swatches are links to their colours, so that they work without script', () => {
  const html = renderBlock(<ProductCard product={plain} />);
  expect(html).toContain(
    'href="/p/200001/fern-breton-tee/Moss_Green" aria-label="Fern Breton Tee in Moss Green"',
  );
});

test('blocks §2 product card: a link stands for the colours there is no room for', () => {
  const html = renderBlock(<ProductCard product={twelveColours} />);
  expect(html).toContain('--colours:12');
  expect(wordsOf(html)).toContain('more colours');
});

test('a style of one colour has no swatches', () => {
  expect(renderBlock(<ProductCard product={product('200008')} />)).not.toContain('more colours');
});

test('a style that is sold out says so', () => {
  expect(wordsOf(renderBlock(<ProductCard product={product('200008')} />))).toContain('Sold Out');
});

test('only the first cards of a grid are asked for at once', () => {
  const html = renderBlock(<ProductGrid products={Object.values(fixtureProducts)} inView={2} />);
  expect(html.match(/loading="eager"/g)).toHaveLength(2);
  expect(html.match(/loading="lazy"/g)).toHaveLength(6);
});
