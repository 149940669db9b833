import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { mobileNavigationFixtures } from './fixtures.ts';
import { MobileNavigation } from './MobileNavigation.tsx';
import { mobileNavigation } from './schema.ts';

type Content = z.input<typeof mobileNavigation>;

const meta = {
  title: 'Blocks/Mobile navigation',
  parameters: { schema: mobileNavigation },
  render: (content) => <MobileNavigation {...mobileNavigation.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: mobileNavigationFixtures.default };
export const Minimal: Story = { args: mobileNavigationFixtures.minimal };
export const EveryDress: Story = { args: mobileNavigationFixtures.everyDress };
export const LongText: Story = { args: mobileNavigationFixtures.longText };
export const MissingImage: Story = { args: mobileNavigationFixtures.missingImage };

export const OpensThreeLayers: Story = {
  args: mobileNavigationFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Womens'));
    await expect(canvas.getByRole('link', { name: 'All Womens' })).toBeVisible();
    await userEvent.click(canvas.getByText('Dresses'));
    await expect(canvas.getByRole('link', { name: 'Midi dresses' })).toBeVisible();
    await userEvent.click(canvas.getByText('Dresses'));
    await expect(canvas.getByRole('link', { name: 'Skirts' })).toBeVisible();
  },
};
