import type { Meta, StoryObj } from '@storybook/react-vite';
import { listingMessages } from '@tailorbird/commerce/listing/listingMessages';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { Listing } from './Listing.tsx';
import { emptyListing, storyListing, storyPlace } from './storyListing.ts';

const meta = {
  title: 'Listing/Listing',
  globals: { market: 'uk' },
  component: Listing,
  decorators: [
    (Story) => (
      <StoryShop>
        <Story />
      </StoryShop>
    ),
  ],
  args: { place: storyPlace(), listing: storyListing },
} satisfies Meta<typeof Listing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is said of an empty listing is loaded when it is needed. */
const patient = { timeout: 10_000 };

export const Grid: Story = {};
export const List: Story = { args: { place: storyPlace('', 'list') } };
export const SearchResults: Story = {
  args: { variant: 'search', place: storyPlace('query=stripe', 'list', 'list') },
};
export const OneStyle: Story = {
  args: { listing: { ...storyListing, cards: storyListing.cards.slice(0, 1), total: 1, pages: 1 } },
};
export const Filtered: Story = {
  args: { place: storyPlace('filters[colour]=Green&filters[size]=12&filters[size]=14&sort=price-asc') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter (3)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove size 12' })).toHaveAttribute(
      'href',
      '/browse/womens?filters%5Bcolour%5D=Green&filters%5Bsize%5D=14&sort=price-asc',
    );
  },
};
export const FiltersOpen: Story = {
  args: { place: storyPlace('filters[colour]=Green') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (1)' }));
    const sidebar = await canvas.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sidebar).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: /Green/ })).toBeChecked();
    for (const name of ['Done', 'Clear All']) await expect(canvas.getAllByText(name)[0]).toBeVisible();
  },
};
export const NothingToFilter: Story = {
  args: { listing: emptyListing },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }, patient));
    await waitFor(() => expect(canvas.getByText('There is nothing to filter here.')).toBeVisible());
  },
};
export const NothingFound: Story = {
  args: {
    variant: 'search',
    place: storyPlace('query=qqqq'),
    listing: emptyListing,
    suggestedCategories: [
      { name: 'Womens', to: '/browse/womens' },
      { name: 'Dresses', to: '/browse/womens/dresses' },
      { name: 'Mens', to: '/browse/mens' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(listingMessages.noProducts, undefined, patient)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dresses' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Filter' })).toBeNull();
  },
};
export const NothingUnderTheFilters: Story = {
  args: { place: storyPlace('filters[colour]=Mauve'), listing: emptyListing },
};
