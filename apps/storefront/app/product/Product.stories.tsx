import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tailorbird/commerce/messages';
import { expect, spyOn, userEvent } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { oneSizeDress, soldOutDress, storyDress, storyGiftCard } from '../testing/storyDress.ts';
import { ProductPageRoot } from './ProductPage.styles.ts';
import { ProductPage, type ProductPageProps } from './ProductPage.tsx';
import { storyPage } from './storyPage.ts';

const meta = {
  title: 'Product/Product page',
  globals: { market: 'uk' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Recommendations are awaited, so that their room is kept. */
const neverAnswered = new Promise<Response>(() => undefined);

function pageOf(props: ProductPageProps): Story {
  return {
    beforeEach: () => {
      const { fetch } = globalThis;
      spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
        const address = asked instanceof Request ? asked.url : asked.toString();
        return address.includes('/recommendations/') ? neverAnswered : fetch(asked, init);
      });
    },
    render: () => (
      <StoryShop>
        <ProductPageRoot>
          <ProductPage {...props} />
        </ProductPageRoot>
      </StoryShop>
    ),
  };
}

export const Default: Story = pageOf(storyPage(storyDress));
export const OnSale: Story = pageOf(
  storyPage(
    {
      ...storyDress,
      price: { ...storyDress.price, sale: 4830 },
      variants: storyDress.variants.map((one) => ({ ...one, price: { ...one.price, sale: 4830 } })),
    },
    {
      badges: [
        {
          typeId: 'sale',
          text: 'Sale',
          pdpText: 'Sale: 30% off',
        },
        { typeId: 'product', text: 'Organic Cotton' },
      ],
    },
  ),
);
export const LowStock: Story = {
  ...pageOf(storyPage(storyDress, { chosen: { size: '10', length: null } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.lowStock)).toBeVisible();
  },
};
export const SoldOut: Story = {
  ...pageOf(
    storyPage(soldOutDress, {
      chosen: { size: '10', length: null },
      soldOutColours: soldOutDress.colourways.map(({ colour }) => colour),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.soldOut })).toBeDisabled();
    // Nobody is told when it will come.
    await expect(canvas.queryByText('Standard Delivery:')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Notify me' })).toBeVisible();
    // Read out as well, which takes no room.
    const printed = canvas.getAllByText(messages.soldOut).filter(({ clientWidth }) => clientWidth > 1);
    await expect(printed).toHaveLength(1);
  },
};
export const OneSize: Story = {
  ...pageOf(storyPage(oneSizeDress)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '10' })).toBeChecked();
  },
};
export const LongNames: Story = pageOf(
  storyPage({
    ...storyDress,
    name: 'Juniper and Blackthorn Hedgerow Block Print Half-Sleeved Midi Dress with Pockets',
    reviews: storyDress.reviews.map((one) => ({
      ...one,
      nickname: 'Donaudampfschifffahrtsgesellschaftskapitän',
    })),
  }),
);
export const GiftCard: Story = {
  ...pageOf(storyPage(storyGiftCard)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to bag' }));
    await expect(canvas.getByRole('textbox', { name: /^Recipient email/ })).toBeInvalid();
  },
};
export const NoReviews: Story = pageOf(storyPage({ ...storyDress, rating: null, reviews: [] }));
export const ManyReviews: Story = {
  ...pageOf(storyPage({ ...storyDress, rating: { average: 4.4, count: 127 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Read more reviews' })).toBeVisible();
  },
};
