import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RevealableField } from './RevealableField.tsx';

const meta = {
  title: 'Primitives/RevealableField',
  component: RevealableField,
  parameters: { layout: 'padded' },
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof RevealableField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = {
  args: { hint: 'At least 7 characters.', error: 'Please use at least 7 characters' },
};
export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'hedgerow 7 gate');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('hedgerow 7 gate');
  },
};
export const HiddenAgain: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
