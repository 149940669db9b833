import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { mobileNavigationAlternativeFixtures } from './fixtures.ts';
import { MobileNavigationAlternative } from './MobileNavigationAlternative.tsx';
import { mobileNavigationAlternative } from './schema.ts';

type Content = z.input<typeof mobileNavigationAlternative>;

const meta = {
  title: 'Blocks/Mobile navigation alternative',
  parameters: { schema: mobileNavigationAlternative },
  render: shown(mobileNavigationAlternative, (content) => <MobileNavigationAlternative {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: mobileNavigationAlternativeFixtures.default };
export const Minimal: Story = { args: mobileNavigationAlternativeFixtures.minimal };
export const Maximal: Story = { args: mobileNavigationAlternativeFixtures.maximal };
export const Letters: Story = { args: mobileNavigationAlternativeFixtures.letters };
export const LongText: Story = { args: mobileNavigationAlternativeFixtures.longText };
export const MissingImage: Story = { args: mobileNavigationAlternativeFixtures.missingImage };
export const Video: Story = { args: mobileNavigationAlternativeFixtures.video };

export const LayerOverTheCircles: Story = {
  args: mobileNavigationAlternativeFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Womens'));
    await expect(canvas.getByRole('link', { name: 'All Womens' })).toBeVisible();
    await expect(canvas.getByText('Knitwear')).not.toBeVisible();
  },
};
