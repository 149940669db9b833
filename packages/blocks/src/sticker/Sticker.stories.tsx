import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { stickerFixtures } from './fixtures.ts';
import { Sticker } from './Sticker.tsx';
import { sticker } from './schema.ts';

type Content = z.input<typeof sticker>;

const meta = {
  title: 'Blocks/Sticker',
  parameters: { schema: sticker },
  render: (content) => <Sticker {...sticker.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: stickerFixtures.default };
export const Minimal: Story = { args: stickerFixtures.minimal };
export const Maximal: Story = { args: stickerFixtures.maximal };
export const Pictured: Story = { args: stickerFixtures.pictured };
export const MissingImage: Story = { args: stickerFixtures.missingImage };
export const LongText: Story = { args: stickerFixtures.longText };

export const ClosedByItsButton: Story = {
  args: stickerFixtures.default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('20% off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the offer' }));
    await expect(canvas.queryByText('20% off')).not.toBeInTheDocument();
  },
};
