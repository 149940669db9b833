import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { text: '30% off' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = { args: { tone: 'sale' } };
export const Ink: Story = { args: { text: 'New in' } };
export const Madder: Story = { args: { text: 'Back again', tone: 'madder' } };
export const Paper: Story = { args: { text: 'Organic cotton', tone: 'paper' } };
export const EditorsColours: Story = {
  args: { text: 'Only here', background: '#2E4A62', colour: '#FFFFFF' },
};
