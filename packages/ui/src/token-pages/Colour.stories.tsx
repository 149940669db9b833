import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '@tailorbird/tokens/contrast';
import { hex } from '@tailorbird/tokens/hex';
import { color, radius, space, stroke } from '@tailorbird/tokens/roles';
import { markPairs, textPairs } from '@tailorbird/tokens/textPairs';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

// The keys of `color` are its roles by definition; `Object.keys` forgets that.
const roles = Object.keys(color) as (keyof typeof color)[];

const meta = { title: 'Tokens/Colour', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4, desktop: 6 }} rowGap="x6">
      {roles.map((role) => (
        <Stack key={role} gap="x1">
          <div
            style={{
              height: 72,
              background: color[role],
              border: `${stroke.hairline} solid ${color.line}`,
              borderRadius: radius.corner,
            }}
          />
          <Text size="small" strong>
            {role}
          </Text>
          <Text size="small" tone="soft">
            {hex[role]}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

function Pairs({ pairs, sample }: { pairs: typeof textPairs; sample: string }) {
  const rows = pairs.flatMap(({ text, on }) => on.map((ground) => ({ text, ground })));
  return (
    <Grid columns={{ phone: 1, tablet: 3, desktop: 4 }}>
      {rows.map(({ text, ground }) => (
        <div
          key={`${text}-${ground}`}
          style={{ padding: space.x4, background: color[ground], color: color[text] }}
        >
          {sample} {text} on {ground}: {contrast(hex[text], hex[ground]).toFixed(1)}
        </div>
      ))}
    </Grid>
  );
}

export const TextOnGrounds: Story = { render: () => <Pairs pairs={textPairs} sample="Aa" /> };

/** Marks need 3 to 1 only, so these words are for looking at, not a model for text. */
export const MarksOnGrounds: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => <Pairs pairs={markPairs} sample="◎" />,
};
