import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { listingHeaderOneFixtures } from './fixtures.ts';
import { ListingHeaderOne } from './ListingHeaderOne.tsx';
import { listingHeaderOne } from './schema.ts';

type Content = z.input<typeof listingHeaderOne>;

const meta = {
  title: 'Blocks/Listing-page header one',
  id: 'blocks-listing-header-one',
  parameters: { schema: listingHeaderOne },
  render: shown(listingHeaderOne, (content) => <ListingHeaderOne {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: listingHeaderOneFixtures.default };
export const Minimal: Story = { args: listingHeaderOneFixtures.minimal };
export const Maximal: Story = { args: listingHeaderOneFixtures.maximal };
export const Exactly35: Story = { args: listingHeaderOneFixtures.exactly35 };
export const Between36And100: Story = { args: listingHeaderOneFixtures.between36And100 };
export const PlaceholderDescription: Story = { args: listingHeaderOneFixtures.placeholderDescription };
export const WithoutDescription: Story = { args: listingHeaderOneFixtures.withoutDescription };
export const BlankWave: Story = { args: listingHeaderOneFixtures.blankWave };
export const UnclosedWave: Story = { args: listingHeaderOneFixtures.unclosedWave };
export const LongText: Story = { args: listingHeaderOneFixtures.longText };

export const SeesMoreAndLess: Story = {
  tags: ['no-picture'],
  args: listingHeaderOneFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const full = await canvas.findByText(/every single one of them/);
    await expect(full).not.toBeVisible();
    await userEvent.click(await canvas.findByText('see more'));
    await expect(full).toBeVisible();
    await userEvent.click(await canvas.findByText('see less'));
    await expect(full).not.toBeVisible();
  },
};
