import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { sizeBlockFixtures } from './fixtures.ts';
import { SizeBlock } from './SizeBlock.tsx';
import { sizeBlock } from './schema.ts';

type Content = z.input<typeof sizeBlock>;

const meta = {
  title: 'Blocks/Size block',
  parameters: { schema: sizeBlock },
  render: shown(sizeBlock, (content) => <SizeBlock {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: sizeBlockFixtures.default };
export const Minimal: Story = { args: sizeBlockFixtures.minimal };
export const WithoutUnderline: Story = { args: sizeBlockFixtures.withoutUnderline };
export const Maximal: Story = { args: sizeBlockFixtures.maximal };
export const LongText: Story = { args: sizeBlockFixtures.longText };

export const Focused: Story = {
  args: sizeBlockFixtures.maximal,
  play: async ({ canvasElement }) => {
    const size = await within(canvasElement).findByRole('link', { name: 'XS' });
    await userEvent.tab();
    await expect(size).toHaveFocus();
    await expect(size.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
