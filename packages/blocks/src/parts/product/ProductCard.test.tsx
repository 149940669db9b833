import type { Badge } from '@tailorbird/commerce/model/badge';
import type { ProductCard as Product } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import { fixtureProducts } from '../../testing/fixtureProducts.ts';
import { renderBlock, wordsOf } from '../../testing/renderBlock.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

function product(code: string): Product {
  const found = fixtureProducts[code];
  if (found === undefined) throw new Error(`There is no fixture product ${code}.`);
  return found;
}

const plain = product('200001');
const reduced = product('200002');
const twelveColours = product('200006');

test('blocks §2 product card 4: the name links to the style in its first colour, spaces as underscores', () => {
  expect(renderBlock(<ProductCard product={plain} />, 'us')).toContain(
    '<a href="/us/p/200001/fern-breton-tee/Indigo">Fern Breton Tee</a>',
  );
});

test('a card of a listing filtered by size leads to its page with that size', () => {
  expect(renderBlock(<ProductCard product={{ ...plain, size: '3 XL' }} />, 'us')).toContain(
    '<a href="/us/p/200001/fern-breton-tee/Indigo?Size=3%20XL">Fern Breton Tee</a>',
  );
});

test('blocks §5 price 2: prices display without .00', () => {
  const words = wordsOf(renderBlock(<ProductCard product={plain} />));
  expect(words).toContain('£29');
  expect(words).not.toContain('.00');
});

test('blocks §2 product card 5: a special price stands beside the former one', () => {
  expect(wordsOf(renderBlock(<ProductCard product={reduced} />))).toContain('Was £65, now £45.50');
});

test('blocks §2 product card 8: the search variant hides prices and ratings', () => {
  const html = renderBlock(<ProductCard product={reduced} variant="search" />);
  expect(wordsOf(html)).not.toContain('£');
  expect(html).not.toContain('data-rating-for');
  expect(html).toContain('data-variant="search"');
});

test('blocks §5 price 2: nor does a price that an editor wrote', () => {
  const promoBadge = { nowPrice: '£23.00', priceOffText: 'with 20% off' };
  expect(wordsOf(renderBlock(<ProductCard product={plain} promoBadge={promoBadge} />))).toContain(
    '£23 with 20% off',
  );
});

test('blocks §2 product card 7: a place for ratings is keyed by sku', () => {
  expect(renderBlock(<ProductCard product={plain} />)).toContain('data-rating-for="200001"');
});

test('blocks §2 product card 2: an optional badge has a text, a link and two colours', () => {
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

test('blocks §3 badge 1: a product’s badge has its own words, its link, and its colours where it brings them', () => {
  const badge = { typeId: 'percentage', text: '30% off', percentage: 30, link: '/browse/womens' } as const;
  const plainBadge = renderBlock(<ProductCard product={{ ...plain, badge }} />, 'us');
  expect(wordsOf(plainBadge)).toContain('30% off');
  expect(plainBadge).toContain('href="/us/browse/womens"');
  const colours = { textColour: '#1C2B2A', backgroundColour: '#D9A23B' };
  const own = renderBlock(<ProductCard product={{ ...plain, badge: { ...badge, ...colours } }} />);
  expect(own).toContain('--badge-background:#D9A23B;--badge-colour:#1C2B2A');
});

test('blocks §3 badge 2: a sale badge is white on red, as is every offer; a quality is not', () => {
  const toneOf = (typeId: Badge['typeId']) =>
    /data-tone="(\w+)"[^>]*>A badge</.exec(
      renderBlock(<ProductCard product={{ ...plain, badge: { typeId, text: 'A badge' } }} />),
    )?.[1];
  const offers = (['sale', 'percentage', 'amount', 'promotion'] as const).map(toneOf);
  expect(offers).toEqual(['sale', 'sale', 'sale', 'sale']);
  expect(toneOf('product')).toBe('paper');
});

test('a sale price that is not lower is no reduction', () => {
  const same = { ...plain, price: { ...plain.price, sale: plain.price.list } };
  expect(wordsOf(renderBlock(<ProductCard product={same} />))).not.toContain('Was');
});

test('blocks §2 product card 3: an additional message', () => {
  const html = renderBlock(<ProductCard product={plain} additionalMessage="Back by request" />);
  expect(wordsOf(html)).toContain('Back by request');
});

test('blocks §2 product card 6: a was/now badge gives the new price, what is off, and a colour', () => {
  const html = renderBlock(
    <ProductCard
      product={plain}
      promoBadge={{ nowPrice: '£23.20', priceOffText: 'with 20% off', colour: '#A63D2B' }}
    />,
  );
  expect(wordsOf(html)).toContain('£23.20 with 20% off');
  expect(html).toContain('--promo:#A63D2B');
});

test('swatches are links to their colours, so that they work without script', () => {
  const html = renderBlock(<ProductCard product={plain} />);
  expect(html).toContain(
    'href="/p/200001/fern-breton-tee/Moss_Green" aria-label="Fern Breton Tee in Moss Green"',
  );
});

test('blocks §2 product card 9: a link stands for the colours there is no room for', () => {
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

test('search results in a list are of wide cards, in a grid of none', () => {
  const products = Object.values(fixtureProducts);
  const list = renderBlock(<ProductGrid products={products} variant="search" layout="list" />);
  expect(list.match(/data-wide=""/g)).toHaveLength(products.length);
  expect(renderBlock(<ProductGrid products={products} variant="search" />)).not.toContain('data-wide=""');
});

test('quick add is a link to the product that a live page answers in place, while there is any', () => {
  const html = renderBlock(<ProductCard product={plain} />, 'us');
  expect(html).toContain(
    `href="/us/p/200001/fern-breton-tee/Indigo" data-overlay="add" aria-label="Quick add: ${plain.name}"`,
  );
  expect(renderBlock(<ProductCard product={{ ...plain, soldOut: true }} />)).not.toContain('data-overlay');
  expect(renderBlock(<ProductCard product={plain} variant="search" />)).not.toContain('data-overlay');
});

test('blocks §2 product card 1: the second picture is not in the page until a mouse asks for it', () => {
  const html = renderBlock(<ProductCard product={plain} />);
  expect(html).toContain('200001-Indigo-FF');
  expect(html).not.toContain('200001-Indigo-FD');
});

test('blocks §7 pictures 1: a card’s picture is asked for 580, 768, 992, 1280 and 1536 wide, 992 by default', () => {
  const html = renderBlock(<ProductCard product={plain} />);
  const widths = [...html.matchAll(/w=(\d+)&amp;[^ "]* \d+w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([580, 768, 992, 1280, 1536]);
  expect(html).toMatch(/ src="[^"]*w=992&/);
});

test('blocks §3 product card data 1: the sku, the picture, the address, the colour and both prices are the product’s', () => {
  const html = renderBlock(<ProductCard product={reduced} />);
  expect(html).toContain('data-rating-for="200002"');
  expect(html).toContain('<a href="/p/200002/juniper-print-dress/Madder">');
  expect(html).toContain('data-product="200002" data-list="6500" data-sale="4550"');
  expect(html).toContain('value="200002:Madder"');
  expect(html).toContain('/i/tailorbird/200002-Madder-FF');
});
