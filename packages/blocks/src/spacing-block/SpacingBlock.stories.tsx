import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, space, type } from '@tailorbird/tokens/roles';
import { expect, within } from 'storybook/test';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { spacingBlockFixtures } from './fixtures.ts';
import { SpacingBlock } from './SpacingBlock.tsx';
import { spacingBlock } from './schema.ts';

type Content = z.input<typeof spacingBlock>;

const neighbour = { padding: space.x8, background: color.duckEgg, font: type.body };

const meta = {
  title: 'Blocks/Spacing block',
  parameters: { schema: spacingBlock },
  render: shown(spacingBlock, (content) => (
    <div style={{ display: 'flex', flexDirection: 'column', gap: space.section }}>
      <p style={neighbour}>The block above</p>
      <SpacingBlock {...content} />
      <p style={neighbour}>The block below</p>
    </div>
  )),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

const apart =
  (pixels: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [above, below] = [
      await canvas.findByText('The block above'),
      await canvas.findByText('The block below'),
    ];
    await expect(below.getBoundingClientRect().top - above.getBoundingClientRect().bottom).toBeCloseTo(
      pixels,
    );
  };

export const Default: Story = { args: spacingBlockFixtures.default, play: apart(36) };
export const Minimal: Story = { args: spacingBlockFixtures.minimal, play: apart(36) };
export const Maximal: Story = { args: spacingBlockFixtures.maximal, play: apart(72) };
export const ExtraExtraSmall: Story = { args: spacingBlockFixtures.extraExtraSmall, play: apart(6) };
export const ExtraSmall: Story = { args: spacingBlockFixtures.extraSmall, play: apart(12) };
export const Small: Story = { args: spacingBlockFixtures.small, play: apart(24) };
export const Large: Story = { args: spacingBlockFixtures.large, play: apart(48) };
export const ExtraLarge: Story = { args: spacingBlockFixtures.extraLarge, play: apart(60) };
