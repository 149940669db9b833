import type { Meta, StoryObj } from '@storybook/react-vite';
import type { z } from 'zod';
import { shown } from '../testing/shown.tsx';
import { shopTheLookTwoFixtures } from './fixtures.ts';
import { ShopTheLookTwo } from './ShopTheLookTwo.tsx';
import { shopTheLookTwo } from './schema.ts';

type Content = z.input<typeof shopTheLookTwo>;

const meta = {
  title: 'Blocks/Shop the look two',
  parameters: { schema: shopTheLookTwo },
  render: shown(shopTheLookTwo, (content) => <ShopTheLookTwo {...content} />),
} satisfies Meta<Content>;

export default meta;
type Story = StoryObj<Content>;

export const Default: Story = { args: shopTheLookTwoFixtures.default };
export const Minimal: Story = { args: shopTheLookTwoFixtures.minimal };
export const Maximal: Story = { args: shopTheLookTwoFixtures.maximal };
export const BoldHeadingFont: Story = { args: shopTheLookTwoFixtures.boldHeadingFont };
export const LongText: Story = { args: shopTheLookTwoFixtures.longText };
export const MissingImage: Story = { args: shopTheLookTwoFixtures.missingImage };
export const Video: Story = { args: shopTheLookTwoFixtures.video };
