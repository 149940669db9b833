import { expect, test } from 'vitest';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { ProductGrid } from '../parts/product/ProductGrid.tsx';
import { fixtureProducts } from '../testing/fixtureProducts.ts';
import { htmlOf } from '../testing/htmlOf.ts';
import { renderBlock } from '../testing/renderBlock.tsx';
import { productListSlotFixtures as fixtures } from './fixtures.ts';
import { ProductListSlot } from './ProductListSlot.tsx';
import { productListSlot } from './schema.ts';

const parse = (name: keyof typeof fixtures) => productListSlot.parse(fixtures[name]);

test('blocks §1 blocks: a product list shows its slots among its products', async () => {
  const html = await htmlOf(
    <PageFactsProvider market="eu">
      <ProductGrid products={Object.values(fixtureProducts)} slots={[parse('default'), parse('maximal')]} />
    </PageFactsProvider>,
  );
  expect(html.indexOf('One block, one colour at a time')).toBeGreaterThan(
    html.indexOf('Juniper Print Dress'),
  );
  expect(html.indexOf('One block, one colour at a time')).toBeLessThan(html.indexOf('Larch Wool Jumper'));
  expect(html).toContain('data-slot="2"');
  expect(html).toContain('href="/eu/about-us"');
});

test('a card without a link of its own leads where its call to action does', () => {
  const html = renderBlock(<ProductListSlot {...parse('longText')} />);
  expect(html).not.toContain('data-linked');
  expect(html.match(/<a /g)).toHaveLength(1);
});
