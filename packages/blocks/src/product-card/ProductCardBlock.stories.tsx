import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { BlockDataProvider } from '../BlockData.tsx';
import { fixtureProducts } from '../fixtureProducts.ts';
import { productCardFixtures } from './fixtures.ts';
import { ProductCardBlock } from './ProductCardBlock.tsx';
import { productCard } from './schema.ts';

type Content = z.input<typeof productCard>;

const meta = {
  title: 'Blocks/Product card',
  parameters: { schema: productCard },
  decorators: [
    (Story) => (
      <BlockDataProvider data={{ products: fixtureProducts }}>
        <Story />
      </BlockDataProvider>
    ),
  ],
  render: (content) => <ProductCardBlock {...productCard.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: productCardFixtures.default };
export const Reduced: Story = { args: productCardFixtures.reduced };
export const ManyColours: Story = { args: productCardFixtures.manyColours };
export const SoldOut: Story = { args: productCardFixtures.soldOut };
export const Message: Story = { args: productCardFixtures.message };
export const Search: Story = { args: productCardFixtures.search };
export const Maximal: Story = { args: productCardFixtures.maximal };
export const NotSoldHere: Story = { args: productCardFixtures.notSoldHere };
