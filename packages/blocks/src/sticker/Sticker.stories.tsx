import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { stickerFixtures } from './fixtures.ts';
import { Sticker } from './Sticker.tsx';
import { sticker } from './schema.ts';

type Content = z.input<typeof sticker>;

const meta = {
  title: 'Blocks/Sticker',
  parameters: { schema: sticker },
  render: shown(sticker, (content) => <Sticker {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: stickerFixtures.default };
export const Minimal: Story = { args: stickerFixtures.minimal };
export const Maximal: Story = { args: stickerFixtures.maximal };
export const Pictured: Story = { args: stickerFixtures.pictured };
export const MissingImage: Story = { args: stickerFixtures.missingImage };
export const Video: Story = { args: stickerFixtures.video };
export const LongText: Story = { args: stickerFixtures.longText };

export const ClosedByItsButton: Story = {
  name: 'blocks §4 sticker 1: it is visible until its button closes it',
  args: stickerFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = await canvas.findByText('20% off');
    await expect(words).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the offer' }));
    await expect(words).not.toBeVisible();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ClosedByKeyboard: Story = {
  args: stickerFixtures.default,
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const close = await canvas.findByRole('button', { name: 'Close the offer' });
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('20% off')).not.toBeVisible();
  },
};
