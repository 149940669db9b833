import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  parameters: { layout: 'padded' },
  args: {
    label: 'About delivery',
    renderTrigger: (trigger) => (
      <Button variant="secondary" {...trigger}>
        Delivery
      </Button>
    ),
    children: <Text size="small">Free over £50 in the UK.</Text>,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'About delivery' })).toBeVisible());
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Delivery' });
    await userEvent.click(trigger);
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosedFromInside: Story = {
  args: { children: ({ close }) => <Button onClick={close}>Done</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
