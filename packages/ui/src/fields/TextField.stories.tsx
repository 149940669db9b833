import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'fern@example.org' } };
export const WithHint: Story = { args: { hint: 'For your order confirmation.' } };
export const Optional: Story = { args: { label: 'Company', name: 'company', type: 'text', optional: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'fern@example.org' } };
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Email' } };
export const WithError: Story = {
  args: {
    defaultValue: 'fern',
    hint: 'For your order confirmation.',
    error: 'Enter an email address such as name@example.org',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'For your order confirmation. Enter an email address such as name@example.org',
    );
  },
};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Email'));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};
