import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { listingHeaderTwoFixtures } from './fixtures.ts';
import { ListingHeaderTwo } from './ListingHeaderTwo.tsx';
import { listingHeaderTwo } from './schema.ts';

type Content = z.input<typeof listingHeaderTwo>;

const meta = {
  title: 'Blocks/Listing-page header two',
  id: 'blocks-listing-header-two',
  parameters: { schema: listingHeaderTwo },
  render: shown(listingHeaderTwo, (content) => <ListingHeaderTwo {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: listingHeaderTwoFixtures.default };
export const Minimal: Story = { args: listingHeaderTwoFixtures.minimal };
export const Maximal: Story = { args: listingHeaderTwoFixtures.maximal };
export const WithoutSquiggle: Story = { args: listingHeaderTwoFixtures.withoutSquiggle };
export const DefaultColour: Story = { args: listingHeaderTwoFixtures.defaultColour };
export const LongText: Story = { args: listingHeaderTwoFixtures.longText };

export const SeesMoreAndLess: Story = {
  args: listingHeaderTwoFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const full = await canvas.findByText(/cut to move in/);
    await expect(full).not.toBeVisible();
    await userEvent.click(await canvas.findByText('see more'));
    await expect(full).toBeVisible();
    await userEvent.click(await canvas.findByText('see less'));
    await expect(full).not.toBeVisible();
  },
};
