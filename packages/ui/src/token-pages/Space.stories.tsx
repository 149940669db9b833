import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, motion, radius, shadow, size, space } from '@tailorbird/tokens/roles';
import { Cluster } from '../layout/Cluster.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

const meta = { title: 'Tokens/Space', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <Stack gap="x2">
      {Object.entries(space).map(([name, value]) => (
        <Cluster key={name} gap="x4">
          <div style={{ width: value, height: 16, background: color.madder }} />
          <Text size="small">space.{name}</Text>
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Cluster gap="x6">
      {Object.entries(radius).map(([name, value]) => (
        <Stack key={name} gap="x2">
          <div style={{ width: 96, height: 96, background: color.chalk, borderRadius: value }} />
          <Text size="small">radius.{name}</Text>
        </Stack>
      ))}
      <Stack gap="x2">
        <div style={{ width: 96, height: 96, background: color.paper, boxShadow: shadow.overlay }} />
        <Text size="small">shadow.overlay</Text>
      </Stack>
      <Stack gap="x2">
        <div
          style={{
            width: size.target,
            height: size.target,
            background: color.ink,
            transition: `opacity ${motion.small}`,
          }}
        />
        <Text size="small">size.target</Text>
      </Stack>
    </Cluster>
  ),
};
