import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { ProductGrid } from '../parts/product/ProductGrid.tsx';
import { fixtureProductsFor } from '../testing/fixtureProducts.ts';
import { shown } from '../testing/shown.tsx';
import { productListSlotFixtures } from './fixtures.ts';
import { ProductListSlot } from './ProductListSlot.tsx';
import { productListSlot } from './schema.ts';

type Content = z.input<typeof productListSlot>;

const meta = {
  title: 'Blocks/Product-list slot',
  parameters: { schema: productListSlot },
  render: shown(productListSlot, (content) => <ProductListSlot {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: productListSlotFixtures.default };
export const Minimal: Story = { args: productListSlotFixtures.minimal };
export const Maximal: Story = { args: productListSlotFixtures.maximal };
export const LongText: Story = { args: productListSlotFixtures.longText };
export const MissingImage: Story = { args: productListSlotFixtures.missingImage };
export const Video: Story = { args: productListSlotFixtures.video };

export const InAProductList: Story = {
  args: productListSlotFixtures.default,
  render: shown(productListSlot, (content, { globals }: StoryContext<Content>) => (
    <div style={{ padding: 20 }}>
      <ProductGrid
        products={fixtureProductsFor(globals['market'])}
        slots={[content, productListSlot.parse(productListSlotFixtures.maximal)]}
      />
    </div>
  )),
};
