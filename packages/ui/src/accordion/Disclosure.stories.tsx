import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: { title: 'Size and fit', children: <p>Our model is 5 ft 9 and wears a size 10.</p>, onToggle: fn() },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const body = within(canvasElement).getByText(/Our model/);
    if (!body.checkVisibility()) await userEvent.click(within(canvasElement).getByText('Size and fit'));
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith({ open: true }));
  },
};
