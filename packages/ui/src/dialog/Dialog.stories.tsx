import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Leave your bag?',
    children: <p>Your bag stays as it is for a week on this device.</p>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithFooter: Story = { args: { footer: <Button fullWidth>Stay</Button> } };
export const Large: Story = { args: { size: 'large' } };
export const LongBody: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Line {line + 1} of the small print.</p>),
  },
};

export const ClosedByCross: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Leave your bag?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedFromOutside: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.pointer({ target: within(dialog).getByText(/stays as it is/), keys: '[MouseLeft]' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ target: dialog, keys: '[MouseLeft]' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Persistent: Story = {
  args: { persistent: true },
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await userEvent.pointer({ target: dialog, keys: '[MouseLeft]' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
