import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, space } from '@tailorbird/tokens/roles';
import { expect, within } from 'storybook/test';
import * as icons from '../icon/icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { icon: icons.HeartIcon, label: 'Save Fern Cord Shirt' },
  argTypes: { icon: { control: 'select', options: Object.keys(icons), mapping: icons } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement)
      .getByRole('button', { name: 'Save Fern Cord Shirt' })
      .getBoundingClientRect();
    await expect([box.width, box.height]).toEqual([44, 44]);
  },
};
export const Saved: Story = { args: { filled: true, 'aria-pressed': true } };
export const Outlined: Story = { args: { icon: icons.ChevronRightIcon, label: 'Next', tone: 'outlined' } };
export const OnAPicture: Story = {
  args: { tone: 'paper' },
  decorators: [
    (Story) => (
      <div style={{ padding: space.x6, background: color.duckEgg }}>
        <Story />
      </div>
    ),
  ],
};
export const WithCount: Story = {
  args: { icon: icons.BagIcon, label: 'Bag, 2 items', href: '/bag', count: 2 },
};
export const Disabled: Story = {
  args: { icon: icons.ChevronLeftIcon, label: 'Previous', tone: 'outlined', disabled: true },
};
