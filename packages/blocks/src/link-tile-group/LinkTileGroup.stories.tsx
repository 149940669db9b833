import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { linkTileGroupFixtures } from './fixtures.ts';
import { LinkTileGroup } from './LinkTileGroup.tsx';
import { linkTileGroup } from './schema.ts';

type Content = z.input<typeof linkTileGroup>;

const meta = {
  title: 'Blocks/Group of four link tiles',
  id: 'blocks-link-tile-group',
  parameters: { schema: linkTileGroup },
  render: shown(linkTileGroup, (content) => <LinkTileGroup {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: linkTileGroupFixtures.default };
export const Minimal: Story = { args: linkTileGroupFixtures.minimal };
export const Maximal: Story = { args: linkTileGroupFixtures.maximal };
export const LongText: Story = { args: linkTileGroupFixtures.longText };
export const MissingImage: Story = { args: linkTileGroupFixtures.missingImage };
export const Video: Story = { args: linkTileGroupFixtures.video };
