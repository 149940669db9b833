import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { CustomBlock } from './CustomBlock.tsx';
import { customBlockFixtures } from './fixtures.ts';
import { customBlock } from './schema.ts';

type Content = z.input<typeof customBlock>;

const meta = {
  title: 'Blocks/Custom block',
  parameters: { schema: customBlock },
  render: shown(customBlock, (content) => <CustomBlock {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: customBlockFixtures.default };
export const Minimal: Story = { args: customBlockFixtures.minimal };
export const Maximal: Story = { args: customBlockFixtures.maximal };
export const Pictured: Story = { args: customBlockFixtures.pictured };
export const Table: Story = { args: customBlockFixtures.table };
export const Hostile: Story = { args: customBlockFixtures.hostile };
export const LongText: Story = { args: customBlockFixtures.longText };

/** The frame says how high it is; a message that does not come from it, or says nonsense, changes nothing. */
export const AsHighAsItsContent: Story = {
  args: { ...customBlockFixtures.maximal, height: 900, phoneHeight: 900 },
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    await waitFor(() => expect(frame?.getBoundingClientRect().height).toBeLessThan(400));
    const before = frame?.getBoundingClientRect().height;
    window.postMessage({ type: 'tailorbird:frame-height', height: 3000 }, '*');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(frame?.getBoundingClientRect().height).toBe(before);
  },
};
