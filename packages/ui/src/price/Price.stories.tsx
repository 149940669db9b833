import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Price } from './Price.tsx';

const meta = {
  title: 'Primitives/Price',
  globals: { market: 'uk' },
  component: Price,
  parameters: { layout: 'padded' },
  args: { now: '£39' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Reduced: Story = {
  args: { now: '£45.50', was: '£65' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Was £65, now £45.50')).toBeInTheDocument();
  },
};
export const Labelled: Story = { args: { label: 'From' } };
export const ReducedAndLabelled: Story = { args: { now: '£45.50', was: '£65', label: '30% off' } };
export const Large: Story = { args: { now: '£45.50', was: '£65', size: 'large' } };
