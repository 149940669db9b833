import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

// The keys of `icons` are its names by definition; `Object.keys` forgets that.
const names = Object.keys(icons) as IconName[];

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { name: 'heart' },
  argTypes: { name: { control: 'select', options: names } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Filled: Story = { args: { filled: true } };
export const Large: Story = { args: { size: 32 } };
export const Named: Story = {
  args: { name: 'star', label: '4 out of 5', filled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4 out of 5' })).toBeVisible();
  },
};
export const Gallery: Story = {
  render: () => (
    <Grid columns={{ phone: 4, desktop: 8 }} rowGap="x6">
      {names.map((name) => (
        <Stack key={name} gap="x1" align="center">
          <Icon name={name} size={24} />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};
