import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Primitives/QuantityField',
  component: QuantityField,
  parameters: { layout: 'padded' },
  args: { label: 'Quantity', name: 'quantity', max: 5, onChange: fn() },
} satisfies Meta<typeof QuantityField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Quantity' }));
    await expect(input).toHaveValue(2);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer: Quantity' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer: Quantity' }));
    await expect(input).toHaveValue(1);
  },
};
export const TooMany: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '40');
    await userEvent.tab();
    await expect(input).toHaveValue(5);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 5 });
  },
};
export const WithError: Story = { args: { defaultValue: 5, error: 'Only 5 are left' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Disabled: Story = { args: { disabled: true } };
