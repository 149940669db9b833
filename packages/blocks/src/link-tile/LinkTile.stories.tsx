import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { linkTileFixtures } from './fixtures.ts';
import { LinkTile } from './LinkTile.tsx';
import { linkTile } from './schema.ts';

type Content = z.input<typeof linkTile>;

const meta = {
  title: 'Blocks/Link tile',
  parameters: { schema: linkTile },
  render: shown(linkTile, (content) => <LinkTile {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: linkTileFixtures.default };
export const Minimal: Story = { args: linkTileFixtures.minimal };
export const Maximal: Story = { args: linkTileFixtures.maximal };
export const LongText: Story = { args: linkTileFixtures.longText };
export const MissingImage: Story = { args: linkTileFixtures.missingImage };
export const Video: Story = { args: linkTileFixtures.video };
