import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** `ArrowRightIcon` by what it stands for: `arrow-right`. */
const wordsOf = (name: string) =>
  name
    .replace(/Icon$/, '')
    .replace(/\B[A-Z]/g, '-$&')
    .toLowerCase();

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { of: icons.HeartIcon },
  argTypes: { of: { control: 'select', options: Object.keys(icons), mapping: icons } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Filled: Story = { args: { filled: true } };
export const Large: Story = { args: { size: 32 } };
export const Named: Story = {
  args: { of: icons.StarIcon, label: '4 out of 5', filled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4 out of 5' })).toBeVisible();
  },
};
export const Gallery: Story = {
  render: () => (
    <Grid columns={{ phone: 4, desktop: 8 }} rowGap="x6">
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} gap="x1" align="center">
          <Icon of={icon} size={24} />
          <Text size="small">{wordsOf(name)}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};
