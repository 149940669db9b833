import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: { open: true, onClose: fn(), title: 'Your bag', children: <p>Your bag is empty</p> },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {};
export const Left: Story = { args: { side: 'left', title: 'Menu' } };
export const Top: Story = { args: { side: 'top', title: 'Search' } };
export const Bottom: Story = { args: { side: 'bottom', title: 'Filter' } };
export const WithFooter: Story = { args: { footer: <Button fullWidth>Checkout</Button> } };

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open bag</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Your bag">
        <p>Your bag is empty</p>
      </Drawer>
    </>
  );
}

export const FocusComesBack: Story = {
  parameters: { layout: 'padded' },
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open bag' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Your bag' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
