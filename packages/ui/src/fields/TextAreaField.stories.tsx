import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Primitives/TextAreaField',
  component: TextAreaField,
  parameters: { layout: 'padded' },
  args: { label: 'Gift message', name: 'message', hint: 'Up to 200 letters.' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Happy birthday, with love from the hedgerow.' } };
export const WithError: Story = { args: { error: 'Shorten your message to 200 letters' } };
