import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { AddedToBagPanel } from './AddedToBagPanel.tsx';
import type { AddedToBag } from './bagAnswer.ts';
import { useBag } from './bagStore.ts';

const meta = {
  title: 'Bag/Added to bag',
  globals: { market: 'uk' },
  decorators: [
    (Story) => (
      <StoryShop>
        <p>The page that is behind it.</p>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

const dress: AddedToBag = {
  name: 'Juniper Print Dress',
  imageUrl: '/i/tailorbird/200002-Madder-FF',
  price: '£65',
  specialPrice: null,
  colour: 'Madder',
  size: '12',
  length: 'Regular',
  quantity: 1,
  isGiftCard: false,
};

function panelOf(added: AddedToBag, count = 1): Story {
  return {
    beforeEach: () => {
      useBag.setState({ added, count });
      return () => useBag.setState({ added: undefined, count: undefined });
    },
    render: () => <AddedToBagPanel />,
  };
}

export const Dress: Story = {
  ...panelOf(dress, 3),
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Added to your bag' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'View Bag (3)' })).toHaveAttribute('href', '/bag');
    await expect(canvas.getByRole('link', { name: 'Checkout' })).toBeVisible();
  },
};
export const Closed: Story = {
  ...panelOf(dress),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull());
  },
};
export const Reduced: Story = panelOf({ ...dress, specialPrice: '£45.50' });
export const GiftCard: Story = panelOf({
  ...dress,
  name: 'Gift card by email',
  imageUrl: '/i/tailorbird/100000-Leaves-FF',
  price: '£25',
  colour: 'Leaves',
  size: '£25',
  length: null,
  isGiftCard: true,
});
export const LongName: Story = panelOf({
  ...dress,
  name: 'Juniper Print Dress with a name that goes on for longer than anybody planned',
});
