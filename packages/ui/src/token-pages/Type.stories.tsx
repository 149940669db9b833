import type { Meta, StoryObj } from '@storybook/react-vite';
import { font, tracking, type } from '@tailorbird/tokens/roles';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

const headings = new Set(['hero', 'display', 'section', 'title', 'subtitle']);

const meta = { title: 'Tokens/Type', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Styles: Story = {
  render: () => (
    <Stack gap="x6">
      {Object.entries(type).map(([name, value]) => (
        <Stack key={name} gap="x1">
          <Text size="small" tone="soft">
            type.{name}
          </Text>
          <div style={{ font: value, letterSpacing: headings.has(name) ? tracking.heading : 'normal' }}>
            Printed by hand, worn for years
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Families: Story = {
  render: () => (
    <Stack gap="x6">
      {Object.entries(font).map(([name, family]) => (
        <div key={name} style={{ fontFamily: family, fontSize: 32 }}>
          {name}: Tailorbird, £45.50, &amp; sons, 0123456789
        </div>
      ))}
    </Stack>
  ),
};
