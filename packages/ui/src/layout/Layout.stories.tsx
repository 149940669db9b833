import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, space } from '@tailorbird/tokens/roles';
import { Cluster } from './Cluster.tsx';
import { Grid } from './Grid.tsx';
import { Stack } from './Stack.tsx';

const boxes = ['Fern', 'Juniper', 'Hollis', 'Larch', 'Alder', 'Rowan', 'Ash', 'Thistle'].map((name) => (
  <div key={name} style={{ padding: space.x4, background: color.chalk }}>
    {name}
  </div>
));

const meta = {
  title: 'Primitives/Layout',
  component: Stack,
  subcomponents: { Cluster, Grid },
  parameters: { layout: 'padded' },
  args: { children: boxes },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StackOfBoxes: Story = { args: { gap: 'x2' } };
export const StackAtTheStart: Story = { args: { align: 'start' } };
export const ClusterOfBoxes: Story = { render: () => <Cluster>{boxes}</Cluster> };
export const ClusterApart: Story = { render: () => <Cluster justify="between">{boxes.slice(0, 3)}</Cluster> };
export const GridOfCards: Story = { render: () => <Grid rowGap="x10">{boxes}</Grid> };
export const GridOfThree: Story = {
  render: () => <Grid columns={{ phone: 1, tablet: 3 }}>{boxes.slice(0, 3)}</Grid>,
};
