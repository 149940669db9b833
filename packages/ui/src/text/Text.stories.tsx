import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: 'Proper wool, soft cord and dresses with pockets. Drawn, printed and stitched to last.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = { args: { measure: true } };
export const EverySize: Story = {
  render: ({ children }) => (
    <Stack>
      {(['standfirst', 'lead', 'body', 'card', 'small', 'micro'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
export const EveryTone: Story = {
  render: ({ children }) => (
    <Stack gap="x2">
      {(['soft', 'sale', 'error', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
export const Strong: Story = { args: { strong: true } };
export const Centred: Story = { args: { align: 'center' } };
