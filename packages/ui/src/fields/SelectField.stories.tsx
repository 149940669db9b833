import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Sort by',
    name: 'sort',
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'price-asc', label: 'Price, low to high' },
      { value: 'price-desc', label: 'Price, high to low' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: 'price-asc' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'newest');
    await expect(select).toHaveValue('newest');
  },
};
export const Placeholder: Story = { args: { label: 'Country', placeholder: 'Choose a country' } };
export const WithError: Story = { args: { error: 'Choose how to sort' } };
export const Disabled: Story = { args: { disabled: true } };
