import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, font, space, tracking, type } from '@tailorbird/tokens/roles';

const headings = new Set(['hero', 'display', 'section', 'title', 'subtitle']);

const meta = {
  title: 'Tokens/Type',
  globals: { market: 'uk' },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space.x6 }}>
      {Object.entries(type).map(([name, value]) => (
        <div key={name} style={{ display: 'grid', gap: space.x1 }}>
          <p style={{ font: type.small, color: color.softInk }}>type.{name}</p>
          <div style={{ font: value, letterSpacing: headings.has(name) ? tracking.heading : 'normal' }}>
            Printed by hand, worn for years
          </div>
        </div>
      ))}
    </div>
  ),
};

export const Families: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space.x6 }}>
      {Object.entries(font).map(([name, family]) => (
        <div key={name} style={{ fontFamily: family, fontSize: 32 }}>
          {name}: Tailorbird, £45.50, &amp; sons, 0123456789
        </div>
      ))}
    </div>
  ),
};
