import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { z } from 'zod';
import { DesktopNavigation } from './DesktopNavigation.tsx';
import { desktopNavigationFixtures } from './fixtures.ts';
import { desktopNavigation } from './schema.ts';

type Content = z.input<typeof desktopNavigation>;

const meta = {
  title: 'Blocks/Desktop navigation',
  parameters: { schema: desktopNavigation },
  render: (content) => <DesktopNavigation {...desktopNavigation.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: desktopNavigationFixtures.default };
export const Minimal: Story = { args: desktopNavigationFixtures.minimal };
export const EveryDress: Story = { args: desktopNavigationFixtures.everyDress };
export const LongText: Story = { args: desktopNavigationFixtures.longText };
export const MissingImage: Story = { args: desktopNavigationFixtures.missingImage };
export const Video: Story = { args: desktopNavigationFixtures.video };

export const OpensByFocusAndClosesOnEscape: Story = {
  args: desktopNavigationFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Womens' }).focus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Midi dresses' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Midi dresses' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: 'Womens' })).toHaveFocus();
  },
};
