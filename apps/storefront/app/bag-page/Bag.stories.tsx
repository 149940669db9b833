import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import type { BagLine } from '@tailorbird/commerce/model/bag';
import { expect, fn } from 'storybook/test';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { StoryShop } from '../testing/StoryShop.tsx';
import { BagPage } from './BagPage.tsx';
import { BagDrawer, LostDrawer } from './BagSidebar.tsx';
import { UndoRemove } from './UndoRemove.tsx';

const meta = {
  title: 'Bag/Bag',
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

const low: BagLine = { ...storyLine, id: 'b', available: 3 };
const soldOut: BagLine = { ...storyLine, id: 'c', available: 0 };
const reduced: BagLine = {
  ...storyLine,
  id: 'd',
  quantity: 2,
  listPrice: 4550,
  salePrice: 4550,
  extendedListPrice: 9100,
  extendedSalePrice: 9100,
};
const long: BagLine = {
  ...storyLine,
  id: 'e',
  name: 'Juniper Print Dress with a name that goes on for longer than anybody planned',
};

function pageOf(lines: readonly BagLine[], notice: string | null = null): Story {
  const served = { bag: lines.length > 0 ? storyBag(lines) : null, notice, count: lines.length };
  const content = { image: undefined, promo: undefined };
  return {
    render: () => <BagPage served={served} content={content} refused={null} />,
  };
}

export const OneItem: Story = pageOf([storyLine]);
export const LongName: Story = pageOf([long]);
export const Full: Story = pageOf([storyLine, low, reduced, long]);
export const Empty: Story = {
  ...pageOf([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.bagEmpty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.goBackShopping })).toBeVisible();
  },
};
export const Adjusted: Story = {
  ...pageOf([low], messages.quantityAdjusted),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.quantityAdjusted);
  },
};
export const SoldOut: Story = {
  ...pageOf([storyLine, soldOut]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.bagHasSoldOut)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TakenOut: Story = {
  render: () => <UndoRemove line={storyLine} to="nowhere" onUndone={fn()} />,
};
export const MovedToTheWishlist: Story = {
  render: () => <UndoRemove line={storyLine} to="wishlist" onUndone={fn()} />,
};

function sidebarOf(lines: readonly BagLine[]): Story {
  const data = { bag: lines.length > 0 ? storyBag(lines) : null, notice: null, count: lines.length };
  return { render: () => <BagDrawer data={data} onClose={fn()} /> };
}

export const Sidebar: Story = sidebarOf([storyLine, low, reduced, long]);
export const SidebarSoldOut: Story = sidebarOf([soldOut]);
export const SidebarLost: Story = { render: () => <LostDrawer onRetry={fn()} onClose={fn()} /> };
export const SidebarEmpty: Story = sidebarOf([]);
export const SidebarOnItsWay: Story = { render: () => <BagDrawer data={undefined} onClose={fn()} /> };
