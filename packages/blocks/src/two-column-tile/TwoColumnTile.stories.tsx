import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { twoColumnTileFixtures } from './fixtures.ts';
import { twoColumnTile } from './schema.ts';
import { TwoColumnTile } from './TwoColumnTile.tsx';

type Content = z.input<typeof twoColumnTile>;

const meta = {
  title: 'Blocks/Two-column tile',
  parameters: { schema: twoColumnTile },
  render: (content) => <TwoColumnTile {...twoColumnTile.parse(content)} />,
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: twoColumnTileFixtures.default };
export const Minimal: Story = { args: twoColumnTileFixtures.minimal };
export const Maximal: Story = { args: twoColumnTileFixtures.maximal };
export const WholeTileIsALink: Story = { args: twoColumnTileFixtures.wholeTileIsALink };
export const CallsToActionUnderOneAnother: Story = {
  args: twoColumnTileFixtures.callsToActionUnderOneAnother,
};
export const LongText: Story = { args: twoColumnTileFixtures.longText };
export const MissingImage: Story = { args: twoColumnTileFixtures.missingImage };
export const Video: Story = { args: twoColumnTileFixtures.video };
