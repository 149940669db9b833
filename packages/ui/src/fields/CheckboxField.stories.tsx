import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Primitives/CheckboxField',
  component: CheckboxField,
  parameters: { layout: 'padded' },
  args: { label: 'Send me the newsletter', name: 'newsletter' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Send me the newsletter' });
    await userEvent.click(within(canvasElement).getByText('Send me the newsletter'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'About once a week. Leave whenever you like.' } };
export const WithError: Story = {
  args: { label: 'I agree to the terms', error: 'Agree to the terms to go on' },
};
export const Disabled: Story = { args: { disabled: true } };
