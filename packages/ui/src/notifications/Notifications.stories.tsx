import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Notifications } from './Notifications.tsx';

const meta = {
  title: 'Primitives/Notifications',
  component: Notifications,
  parameters: { layout: 'padded' },
  args: { items: [{ id: '1', message: 'Added to your wishlist', persist: true }], onDismiss: fn() },
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const None: Story = { args: { items: [] } };

export const NewestThree: Story = {
  args: { items: ['1', '2', '3', '4'].map((id) => ({ id, message: `Message ${id}`, persist: true })) },
  play: async ({ args, canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(within(status).queryByText('Message 1')).not.toBeInTheDocument();
    await expect(within(status).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(status).getByRole('button', { name: 'Dismiss: Message 4' }));
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: '4' });
  },
};

export const LongMessage: Story = {
  args: {
    items: [
      {
        id: '1',
        message: 'We could not reach the card provider. You have not been charged: try again or call us.',
        persist: true,
      },
    ],
  },
};

export const WaitsUnderThePointer: Story = {
  args: { items: [{ id: '1', message: 'Added to your bag' }], time: 300 },
  play: async ({ args, canvasElement }) => {
    const message = within(canvasElement).getByText('Added to your bag');
    await userEvent.hover(message);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(message);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: '1' }), { timeout: 2000 });
  },
};
