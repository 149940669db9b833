import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: { layout: 'padded' },
  args: {
    label: 'About this dress',
    tabs: [
      { id: 'details', label: 'Details', body: <p>Cut on the bias, with pockets.</p> },
      { id: 'reviews', label: 'Reviews', body: <p>4.6 out of 5 from 31 shoppers.</p> },
      { id: 'delivery', label: 'Delivery', body: <p>Free over £50 in the UK.</p> },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const SecondAtFirst: Story = { args: { defaultSelected: 'reviews' } };

export const ByPress: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
    await expect(canvas.getByText('Cut on the bias, with pockets.')).not.toBeVisible();
    await expect(args.onSelect).toHaveBeenCalledWith({ id: 'reviews' });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Delivery' })).toHaveFocus();
    await expect(canvas.getByText('Free over £50 in the UK.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Cut on the bias, with pockets.')).toBeVisible();
  },
};
