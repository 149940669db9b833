import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '@tailorbird/tokens/roles';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  parameters: { layout: 'padded' },
  args: { children: 'New this week' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const Hero: Story = { args: { level: 1, size: 'hero', children: 'Made for long walks home' } };
export const Centred: Story = { args: { align: 'center' } };
export const EverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space.x4 }}>
      {(['hero', 'display', 'section', 'title', 'subtitle', 'label'] as const).map((size) => (
        <Heading key={size} size={size}>
          Printed by hand, worn for years
        </Heading>
      ))}
    </div>
  ),
};
