import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, motion, radius, shadow, size, space, type } from '@tailorbird/tokens/roles';

const column = { display: 'grid', gap: space.x2, font: type.small };
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

const meta = { title: 'Tokens/Space', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <div style={column}>
      {Object.entries(space).map(([name, value]) => (
        <div key={name} style={{ ...row, gap: space.x4 }}>
          <div style={{ width: value, height: 16, background: color.madder }} />
          <p>space.{name}</p>
        </div>
      ))}
    </div>
  ),
};

export const Shapes: Story = {
  render: () => (
    <div style={{ ...row, gap: space.x6 }}>
      {Object.entries(radius).map(([name, value]) => (
        <div key={name} style={column}>
          <div style={{ width: 96, height: 96, background: color.chalk, borderRadius: value }} />
          <p>radius.{name}</p>
        </div>
      ))}
      <div style={column}>
        <div style={{ width: 96, height: 96, background: color.paper, boxShadow: shadow.overlay }} />
        <p>shadow.overlay</p>
      </div>
      <div style={column}>
        <div
          style={{
            width: size.target,
            height: size.target,
            background: color.ink,
            transition: `opacity ${motion.small}`,
          }}
        />
        <p>size.target</p>
      </div>
    </div>
  ),
};
