import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '@tailorbird/tokens/contrast';
import { hex } from '@tailorbird/tokens/hex';
import { color, radius, space, stroke, type, weight } from '@tailorbird/tokens/roles';
import { markPairs, textPairs } from '@tailorbird/tokens/textPairs';

// The keys of `color` are its roles by definition; `Object.keys` forgets that.
const roles = Object.keys(color) as (keyof typeof color)[];

/** Two in a row on a phone, six on a desktop. */
const rolesGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(120px, 14vw), 1fr))',
  gap: `${space.x6} ${space.x4}`,
};
/** One in a row on a phone, four on a desktop. */
const pairsGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: space.x4,
};

const meta = { title: 'Tokens/Colour', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <div style={rolesGrid}>
      {roles.map((role) => (
        <div key={role} style={{ display: 'grid', gap: space.x1, font: type.small }}>
          <div
            style={{
              height: 72,
              background: color[role],
              border: `${stroke.hairline} solid ${color.line}`,
              borderRadius: radius.corner,
            }}
          />
          <p style={{ fontWeight: weight.semibold }}>{role}</p>
          <p style={{ color: color.softInk }}>{hex[role]}</p>
        </div>
      ))}
    </div>
  ),
};

function Pairs({ pairs, sample }: { pairs: typeof textPairs; sample: string }) {
  const rows = pairs.flatMap(({ text, on }) => on.map((ground) => ({ text, ground })));
  return (
    <div style={pairsGrid}>
      {rows.map(({ text, ground }) => (
        <div
          key={`${text}-${ground}`}
          style={{ padding: space.x4, background: color[ground], color: color[text] }}
        >
          {sample} {text} on {ground}: {contrast(hex[text], hex[ground]).toFixed(1)}
        </div>
      ))}
    </div>
  );
}

export const TextOnGrounds: Story = { render: () => <Pairs pairs={textPairs} sample="Aa" /> };

/** Marks need 3 to 1 only, so these words are for looking at, not a model for text. */
export const MarksOnGrounds: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => <Pairs pairs={markPairs} sample="◎" />,
};
