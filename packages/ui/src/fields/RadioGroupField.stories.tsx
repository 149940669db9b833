import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroupField } from './RadioGroupField.tsx';

const meta = {
  title: 'Primitives/RadioGroupField',
  globals: { market: 'uk' },
  component: RadioGroupField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Delivery',
    name: 'delivery',
    options: [
      { value: 'standard', label: 'Standard, £3.95', hint: 'Two to three working days' },
      { value: 'express', label: 'Express, £5.95', hint: 'Next working day' },
      { value: 'shop', label: 'Collect from a shop', hint: 'Not for gift cards', disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['6', '8', '10', '12', '14', '16'].map((value) => ({
  value,
  label: value,
  soldOut: value === '8',
}));
const colours = [
  { value: 'madder', label: 'Madder', swatch: '#A63D2B' },
  { value: 'indigo', label: 'Indigo', swatch: '#2E4A62' },
  { value: 'moss', label: 'Moss', swatch: '#4F6238', soldOut: true },
  { value: 'duck-egg', label: 'Duck egg', swatch: '#BCD3D1' },
];

export const List: Story = { args: { defaultValue: 'standard' } };
export const WithError: Story = { args: { error: 'Choose how we should send it' } };

export const Sizes: Story = {
  args: { label: 'Size', name: 'size', options: sizes, appearance: 'buttons', defaultValue: '10' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '12' });
    await expect(canvas.getByRole('radio', { name: '8 (sold out)' })).toBeEnabled();
    await expect(
      canvas.getByRole('radio', { name: '12' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(42);
  },
};

export const SizesDisabled: Story = {
  args: {
    label: 'Length',
    name: 'length',
    appearance: 'buttons',
    options: [
      { value: 'r', label: 'Regular' },
      { value: 'l', label: 'Long', disabled: true },
    ],
  },
};

export const Colours: Story = {
  args: { label: 'Colour', name: 'colour', options: colours, appearance: 'swatches', defaultValue: 'indigo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Duck egg' }));
    await expect(canvas.getByRole('radio', { name: 'Duck egg' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Indigo' }));
  },
};
