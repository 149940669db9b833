import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Product } from '@tailorbird/commerce/model/product';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { QuickAddDialog } from './QuickAdd.tsx';
import { storyShirt } from './storyShirt.ts';

const meta = {
  title: 'Product/Quick add',
  globals: { market: 'uk' },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const to = '/p/1/fern-cord-shirt/Moss';
function dialogOf(product: Product, size: string | null = null): Story {
  const asked = {
    product,
    colour: 'Moss',
    image: '/i/tailorbird/200001-Moss-FF',
    promoted: null,
    chosen: { size, length: null },
  };
  return { render: () => <QuickAddDialog asked={asked} to={to} onRetry={fn()} onClose={fn()} /> };
}

/** Nothing is chosen yet: pressing says what is missing, beside it. */
export const Sizes: Story = {
  ...dialogOf(storyShirt),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to bag' }));
    await waitFor(() => expect(canvas.getByText('Please choose a size')).toBeVisible());
  },
};
export const OneSize: Story = dialogOf(
  {
    ...storyShirt,
    sizes: ['One size'],
    variants: storyShirt.variants.slice(0, 1).map((variant) => ({ ...variant, size: 'One size' })),
  },
  'One size',
);
export const SoldOut: Story = dialogOf(
  { ...storyShirt, variants: storyShirt.variants.map((variant) => ({ ...variant, stock: 0 })) },
  '10',
);
export const LongName: Story = dialogOf({
  ...storyShirt,
  name: 'Fern Cord Shirt with a name that goes on for longer than anybody planned',
});
export const OnItsWay: Story = {
  render: () => <QuickAddDialog asked="waiting" to={to} onRetry={fn()} onClose={fn()} />,
};
export const Lost: Story = {
  render: () => <QuickAddDialog asked="lost" to={to} onRetry={fn()} onClose={fn()} />,
};
