import type { Meta, StoryObj } from '@storybook/react-vite';
import { parsePage } from '@tailorbird/blocks/parsePage';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { expect } from 'storybook/test';
import { storyListing } from '../listing/storyListing.ts';
import { StoryShop } from '../testing/StoryShop.tsx';
import { MissingPage } from './MissingPage.tsx';

const cards = storyListing.cards.slice(0, 4);
const composed = parsePage({
  _meta: { schema: schemaAddress('content-page') },
  title: 'Not found',
  slots: [
    {
      _meta: { schema: schemaAddress('card-group') },
      title: 'Our favourites',
      layout: 'Grid',
      productSkus: cards.map(({ sku }) => sku),
    },
  ],
});

const meta = {
  title: 'Shell/Missing page',
  globals: { market: 'uk' },
  component: MissingPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
} satisfies Meta<typeof MissingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search, and what editors offer in place of the page. */
export const WithFavourites: Story = {
  args: {
    page: composed && {
      ...composed,
      liveShopping: false,
      products: Object.fromEntries(cards.map((card) => [card.sku, card])),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our favourites' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '404 ERROR' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
  },
};

/** Nothing is published for it, or the content service is down. */
export const Alone: Story = {
  args: { page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
