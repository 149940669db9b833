import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
export const Minimal: Story = { args: productCardFixtures.minimal };
export const Reduced: Story = { args: productCardFixtures.reduced };
export const ManyColours: Story = { args: productCardFixtures.manyColours };
export const SoldOut: Story = { args: productCardFixtures.soldOut };
export const Message: Story = { args: productCardFixtures.message };
export const Search: Story = { args: productCardFixtures.search };
export const Maximal: Story = { args: productCardFixtures.maximal };
export const NotSoldHere: Story = { args: productCardFixtures.notSoldHere };

export const SwatchShowsItsColour: Story = {
  args: productCardFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pictures = () => [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    const madder = canvas.getByRole('link', { name: 'Fern Breton Tee in Madder' });
    await userEvent.hover(madder);
    await waitFor(() => expect(pictures().at(-1)).toContain('200001-Madder-FF'));
    await userEvent.unhover(madder);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    madder.focus();
    await waitFor(() => expect(pictures().at(-1)).toContain('200001-Madder-FF'));
    madder.blur();
    await waitFor(() => expect(pictures()).toHaveLength(1));
  },
};

export const SwatchesByWidth: Story = {
  args: productCardFixtures.manyColours,
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole('link', { name: /^Bramble Midi Dress in/ });
    const width = window.innerWidth;
    const room = [415, 768, 1280, 1536].filter((least) => width >= least).length;
    await expect(shown).toHaveLength([3, 4, 6, 8, 9][room] ?? 0);
    await expect(within(canvasElement).getByRole('link', { name: /more colours/ })).toBeVisible();
  },
};
